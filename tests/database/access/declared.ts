/**
 * Who may do what, for every object of the schemas. The tests compare it with actual behaviour in both directions:
 * undeclared objects fail as well as those that behave differently.
 *
 * Everybody tries to access the rows of one person, the owner. `passwordAdmin` has the role but has shown only a
 * password; `admin` has shown a second factor, and so has the assistant `inbox`.
 * - `denied`: no privilege.
 * - `refused`: has the privilege, but a policy or trigger refuses this row.
 * - `nothing`: the statement runs and affects none of the owner's rows.
 * - `rows`: reads, adds, changes or removes a row of the owner.
 */
export type Outcome = 'denied' | 'refused' | 'nothing' | 'rows';
export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];
export const actors = ['anon', 'owner', 'other', 'passwordAdmin', 'admin', 'inbox', 'service'] as const;
export type ActorName = (typeof actors)[number];

export interface DeclaredTable {
  access: Record<ActorName, Record<Verb, Outcome>>;
  /** The columns that a signed-in person may write; the service role writes whole rows or none. */
  writable?: { insert?: readonly string[]; update?: readonly string[] };
}

const closed = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' } as const;
const open = { select: 'rows', insert: 'rows', update: 'rows', delete: 'rows' } as const;
const closedToAll = {
  anon: closed,
  owner: closed,
  other: closed,
  passwordAdmin: closed,
  admin: closed,
  inbox: closed,
  service: closed,
};
/** Read and written by the server only; admins get counts and messages through functions. */
const serverOnly = { ...closedToAll, service: open };

/** A device upserts a whole month, always with the same columns. */
const countColumns = [
  ...['user_id', 'device', 'month', 'waits', 'gone', 'stayed', 'grown', 'searched'],
  ...['came_true', 'partly', 'did_not', 'cannot_tell'],
];

export const tables: Record<string, DeclaredTable> = {
  'public.profiles': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows', update: 'rows' },
      other: { ...closed, select: 'nothing', update: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing', update: 'nothing' },
      admin: { ...closed, select: 'nothing', update: 'nothing' },
      inbox: { ...closed, select: 'nothing', update: 'nothing' },
      service: { ...closed, select: 'rows' },
    },
    writable: { update: ['full_name'] },
  },
  'public.user_roles': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows' },
      other: { ...closed, select: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing' },
      admin: { ...closed, select: 'nothing' },
      inbox: { ...closed, select: 'nothing' },
      service: { ...open, update: 'denied' },
    },
  },
  'public.account_consents': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows' },
      other: { ...closed, select: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing' },
      admin: { ...closed, select: 'nothing' },
      inbox: { ...closed, select: 'nothing' },
      service: { ...closed, select: 'rows', insert: 'rows' },
    },
  },
  'public.flip_sessions': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows', insert: 'rows' },
      other: { ...closed, select: 'nothing', insert: 'refused' },
      passwordAdmin: { ...closed, select: 'nothing', insert: 'refused' },
      admin: { ...closed, select: 'nothing', insert: 'refused' },
      inbox: { ...closed, select: 'nothing', insert: 'refused' },
      service: { ...closed, select: 'rows', insert: 'rows' },
    },
    writable: {
      insert: [
        'action_needed',
        'completion_time_seconds',
        'flip_step_reached',
        'flip_technique',
        'id',
        'session_date',
        'user_id',
        'was_emergency_mode',
      ],
    },
  },
  'public.notebook_counts': {
    access: {
      ...closedToAll,
      owner: open,
      other: { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' },
      passwordAdmin: { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' },
      admin: { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' },
      inbox: { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' },
    },
    writable: { insert: countColumns, update: countColumns },
  },
  'public.user_flip_stats': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows' },
      other: { ...closed, select: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing' },
      admin: { ...closed, select: 'nothing' },
      inbox: { ...closed, select: 'nothing' },
    },
  },
  'public.workbook_requests': { access: serverOnly },
  'public.workbook_submissions': { access: serverOnly },
  'public.contact_messages': { access: serverOnly },
  'public.contact_replies': { access: serverOnly },
  'public.newsletter_subscribers': { access: serverOnly },
  'public.newsletter_submissions': { access: serverOnly },
  'public.newsletter_issues': { access: serverOnly },
  'public.newsletter_pictures': { access: serverOnly },
  'public.owner_incidents': { access: serverOnly },
  'public.email_jobs': { access: serverOnly },
  'public.email_suppressions': { access: serverOnly },
  'public.rate_limits': { access: serverOnly },
  'private.daily_flips': { access: closedToAll },
  'private.daily_people': { access: closedToAll },
  'private.daily_figures': { access: closedToAll },
  'private.changed_days': { access: closedToAll },
  'public.admin_audit': { access: closedToAll },
  'private.admin_settings': { access: closedToAll },
  'private.admin_sessions': { access: closedToAll },
  'private.admin_recovery_codes': { access: closedToAll },
  'private.refused_codes': { access: closedToAll },
  'private.used_codes': { access: closedToAll },
  'private.deletions': { access: closedToAll },
  'private.address_key': { access: closedToAll },
  'private.left_alone': { access: closedToAll },
  'private.daily_visits': { access: closedToAll },
  'private.daily_views': { access: closedToAll },
  'private.funnel_weeks': { access: closedToAll },
};

/**
 * `server`: the secret key only. `signed-in`: everybody with a session. `admin`: callable by anyone signed in, but
 * only admins with a second factor get past its first statement.
 */
export type Caller = 'none' | 'server' | 'signed-in' | 'admin';

const adminFunctions = [
  'admin_add_subscriber',
  'admin_audit_log',
  'admin_delete_newsletter',
  'admin_delete_person',
  'admin_duplicate_newsletter',
  'admin_export_person',
  'admin_export_subscribers',
  'admin_grant_role',
  'admin_import_subscribers',
  'admin_stop_import',
  'admin_inbox',
  'admin_mails',
  'admin_mark_helpline',
  'admin_move_messages',
  'admin_newsletter',
  'admin_overview',
  'admin_people',
  'admin_release_address',
  'admin_block_address',
  'admin_remove_subscriber',
  'admin_reply_to_message',
  'admin_retry_email_job',
  'admin_resume_newsletter',
  'admin_revoke_role',
  'admin_save_newsletter',
  'admin_save_newsletter_page',
  'admin_save_own',
  'admin_save_settings',
  'admin_send_test_mail',
  'admin_stop_newsletter',
  'admin_subscribers',
  'admin_visits_of',
];

/** Those that an assistant with the role `inbox` may call. Of the settings they change ready answers only. */
export const inboxFunctions = [
  'admin_inbox',
  'admin_move_messages',
  'admin_reply_to_message',
  'admin_save_own',
  'admin_save_settings',
].map((name) => `public.${name}`);

export const functions: Record<string, Caller> = {
  ...Object.fromEntries(adminFunctions.map((name) => [`public.${name}`, 'admin'])),
  'public.admin_gate': 'signed-in',
  // Called through those of the same name; their schema is closed to the API.
  ...Object.fromEntries([...adminFunctions, 'admin_gate'].map((name) => [`private.${name}`, 'none'])),
  'public.request_workbook': 'server',
  'public.start_course': 'server',
  'public.pause_course': 'server',
  'public.resume_course': 'server',
  'public.unsubscribe_request': 'server',
  'public.store_contact_message': 'server',
  'public.store_contact_answer': 'server',
  'public.mark_message_answered': 'server',
  'public.refund_rate_limits': 'server',
  'public.take_rate_limits': 'server',
  'public.find_mail_link': 'server',
  'public.account_sign_in_methods': 'server',
  'public.remove_providers': 'server',
  'public.end_account_sessions': 'server',
  'public.account_sessions': 'server',
  'public.account_auth_data': 'server',
  'public.personal_data': 'server',
  'public.claim_email_jobs': 'server',
  'public.oldest_due_mail': 'server',
  'public.note_mail_event': 'server',
  'public.owner_mail_refused': 'server',
  'public.confirm_email_job': 'server',
  'public.settle_email_job': 'server',
  'public.apply_retention': 'server',
  'public.withdraw_consent': 'server',
  'public.count_changed_days': 'server',
  'public.completed_flips_this_month': 'server',
  'public.suppress_email': 'server',
  'public.count_today': 'server',
  'public.refresh_funnel': 'server',
  'public.site_settings': 'server',
  'public.watch_site': 'server',
  'public.owner_digest': 'server',
  'public.queue_mail': 'server',
  'public.allow_email': 'server',
  'private.mail_facts': 'server',
  'private.takes_mail': 'server',
  'private.can_retry': 'none',
  'private.issue_tag': 'server',
  'private.has_issue': 'server',
  'public.newsletter_page': 'server',
  'public.newsletter_pages': 'server',
  'private.has_confirmed_account': 'server',
  'private.set_mail_priority': 'none',
  'private.queue_security_mail': 'none',
  'private.opened_contact_message': 'none',
  'private.listed_message': 'none',
  'private.person_name': 'none',
  'private.has_role': 'none',
  'private.refusal_to_remove': 'none',
  'private.fan_out_newsletter': 'server',
  'private.ask_subscriber': 'server',
  'private.end_subscription': 'server',
  'public.request_newsletter': 'server',
  'private.find_newsletter_link': 'server',
  'public.newsletter_link': 'server',
  'public.confirm_newsletter': 'server',
  'public.unsubscribe_newsletter': 'server',
  'public.newsletter_picture': 'server',
  'private.picture_facts': 'server',
  'private.issue_with_figures': 'none',
  'private.require_recent_proof': 'none',
  'private.person_summary': 'none',
  // Called by policies; its schema is closed to the people whom the policies apply to.
  'private.caller_has_consented': 'none',
  'private.refuse_more_counts': 'none',
  'private.refuse_many_consents': 'none',
  'private.keep_last_admin': 'none',
  'public.replace_recovery_codes': 'server',
  'public.use_recovery_code': 'server',
  'public.note_refused_code': 'server',
  'public.use_code': 'server',
  'private.audit': 'none',
  'private.audit_role': 'none',
  'private.audit_factor': 'none',
  'private.refuse_second_factor': 'none',
  'private.factor_is_locked': 'none',
  'private.add_refused_code': 'none',
  'private.check_code_attempt': 'none',
  'private.refuse_challenge': 'none',
  'private.note_deletion': 'none',
  'private.hash_of_id': 'none',
  'private.hash_of_email': 'none',
  'private.suppression_of': 'server',
  'private.has_left': 'server',
  'private.mark_of_email': 'none',
  'private.keep_wish': 'none',
  'private.hash_suppression': 'none',
  'private.keep_unsubscription': 'none',
  'private.come_back': 'server',
  'private.end_suppression': 'server',
  'private.tell_owner': 'none',
  'private.authenticated_at': 'none',
  'private.is_admin': 'none',
  'private.has_second_factor': 'none',
  'private.admin_state': 'none',
  'private.find_messages': 'none',
  'private.without_invisible': 'server',
  'private.is_blank': 'server',
  'private.is_email': 'server',
  'private.punycode': 'server',
  'private.normalise_email': 'server',
  'private.name_from_metadata': 'none',
  'private.create_profile': 'none',
  'private.trim_metadata': 'none',
  'private.sync_email': 'none',
  'private.reset_on_confirmation': 'none',
  'private.refuse_change': 'none',
  'private.delete_workbook_request': 'none',
  'private.refuse_beyond_quota': 'none',
  'private.require_admin': 'none',
  'private.require_range': 'none',
  'private.utc_today': 'none',
  'private.hide_small_group': 'none',
  'private.utc_start': 'none',
  'private.people_between': 'none',
  'private.mark_days_of_flips': 'none',
  'private.mark_days_of_row': 'none',
  'private.mark_day_of_course': 'none',
  'private.count_flips': 'none',
  'private.flips_between': 'none',
  'private.dashboard_flips': 'none',
  'private.dashboard_workbook': 'none',
  'private.dashboard_sources': 'none',
  'private.dashboard_course': 'none',
  'private.dashboard_visits': 'none',
  'private.dashboard_visit_lists': 'none',
  'private.find_people': 'none',
  'private.digest_visits': 'none',
};
