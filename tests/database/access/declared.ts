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
/** What an owner, the other people who are signed in, and the server may do. */
const forEach = <Access>(owner: Access, each: Access, service: Access) => {
  const others = { other: each, passwordAdmin: each, admin: each, inbox: each };
  return { anon: closed, owner, ...others, service };
};
const closedToAll = forEach(closed, closed, closed);
/** Read and written by the server only; admins get counts and messages through functions. */
const serverOnly = { ...closedToAll, service: open };
/** A person reads their own rows; the server has the rights given. */
const ownRows = (service: Partial<Record<Verb, Outcome>> = {}) =>
  forEach<Record<Verb, Outcome>>(
    { ...closed, select: 'rows' },
    { ...closed, select: 'nothing' },
    { ...closed, ...service },
  );

const words = (text: string) => text.trim().split(/\s+/);
/** The same for each of the names. */
const named = <Value>(value: Value, schema: string, text: string): Record<string, Value> =>
  Object.fromEntries(words(text).map((name) => [`${schema}.${name}`, value]));

export const tables: Record<string, DeclaredTable> = {
  'public.profiles': {
    access: forEach<Record<Verb, Outcome>>(
      { ...closed, select: 'rows', update: 'rows' },
      { ...closed, select: 'nothing', update: 'nothing' },
      { ...closed, select: 'rows' },
    ),
    writable: { update: ['full_name'] },
  },
  'public.user_roles': { access: ownRows({ ...open, update: 'denied' }) },
  'public.account_consents': { access: ownRows({ select: 'rows', insert: 'rows' }) },
  'public.flip_sessions': {
    access: forEach<Record<Verb, Outcome>>(
      { ...closed, select: 'rows', insert: 'rows' },
      { ...closed, select: 'nothing', insert: 'refused' },
      { ...closed, select: 'rows', insert: 'rows' },
    ),
    writable: {
      insert: words(`action_needed completion_time_seconds flip_step_reached flip_technique id session_date
        user_id was_emergency_mode`),
    },
  },
  'public.notebook_counts': { access: ownRows() },
  'public.user_flip_stats': { access: ownRows() },
  'public.role_invitations': { access: { ...closedToAll, service: { ...closed, select: 'rows' } } },
  ...named(
    { access: serverOnly },
    'public',
    `contact_messages contact_replies email_jobs email_suppressions newsletter_issues newsletter_pictures
      newsletter_submissions newsletter_subscribers owner_incidents rate_limits workbook_requests
      workbook_submissions`,
  ),
  ...named({ access: closedToAll }, 'public', 'admin_audit'),
  ...named(
    { access: closedToAll },
    'private',
    `address_key admin_recovery_codes admin_sessions admin_settings changed_days daily_figures daily_flips
      daily_people daily_views daily_visits deletions funnel_weeks left_alone refused_codes used_codes`,
  ),
};

/**
 * `server`: the secret key only. `signed-in`: everybody with a session. `admin`: callable by anyone signed in, but
 * only admins with a second factor get past its first statement.
 */
export type Caller = 'none' | 'server' | 'signed-in' | 'admin';

const adminFunctions = `
  admin_add_subscriber admin_audit_log admin_block_address admin_delete_newsletter admin_delete_person
  admin_dismiss_fault admin_duplicate_newsletter admin_export_person admin_export_subscribers admin_grant_role
  admin_import_subscribers admin_inbox admin_invite admin_mails admin_mark_helpline
  admin_messages_in_danger admin_move_messages
  admin_newsletter admin_note_content admin_overview admin_people admin_release_address
  admin_remove_subscriber admin_reply_to_message admin_require_proof admin_resume_newsletter
  admin_retry_email_job admin_revoke_role admin_save_newsletter admin_save_newsletter_page admin_save_inbox_settings
  admin_save_settings admin_send_test_mail admin_stop_import admin_stop_newsletter admin_subscribers
  admin_visits_of admin_withdraw_invitation`;

/** Those that an assistant with the role `inbox` may call. Of the settings they change ready answers only. */
export const inboxFunctions = words(`
  public.admin_inbox public.admin_messages_in_danger public.admin_move_messages
  public.admin_reply_to_message public.admin_save_inbox_settings
  public.admin_save_settings`);

/** Those that only an owner gets past. */
export const ownerFunctions = ['public.admin_invite', 'public.admin_withdraw_invitation'];

export const functions: Record<string, Caller> = {
  ...named<Caller>('admin', 'public', adminFunctions),
  ...named<Caller>('signed-in', 'public', 'admin_gate'),
  // Called through those of the same name; their schema is closed to the API.
  ...named<Caller>('none', 'private', `${adminFunctions} admin_gate`),
  ...named<Caller>(
    'server',
    'public',
    `accept_invitation account_auth_data account_sessions account_sign_in_methods allow_email
    apply_retention claim_email_jobs completed_flips_this_month confirm_email_job confirm_newsletter
    count_changed_days count_today end_account_sessions find_mail_link mark_message_answered
    newsletter_link newsletter_page newsletter_pages newsletter_picture note_mail_event note_refused_code
    oldest_due_mail owner_digest owner_mail_refused pause_course personal_data queue_mail refresh_funnel
    refund_rate_limits remove_providers replace_recovery_codes request_newsletter request_workbook
    resume_course role_invitation settle_email_job site_settings start_course store_contact_answer
    store_contact_message suppress_email take_rate_limits unsubscribe_newsletter unsubscribe_request
    use_code use_recovery_code watch_site withdraw_consent`,
  ),
  ...named<Caller>(
    'server',
    'private',
    `accepts_mail ask_subscriber come_back end_subscription end_suppression fan_out_newsletter find_newsletter_link
    has_confirmed_account has_issue has_left is_blank is_email issue_counts issue_tag mail_facts normalise_email
    picture_facts punycode strength_of_wish suppression_of without_accents without_invisible`,
  ),
  // `caller_has_consented` is called by policies; its schema is closed to the people whom the policies apply to.
  ...named<Caller>(
    'none',
    'private',
    `add_refused_code admin_state audit audit_factor audit_role authenticated_at caller_has_consented
    can_retry check_code_attempt count_flips create_profile dashboard_course dashboard_flips
    dashboard_sources dashboard_visit_lists dashboard_visits dashboard_workbook delete_rows_of_account
    digest_visits drop_invitation_mail end_invitation end_invitations_of_role end_mailed_links
    factor_is_locked find_messages find_people flips_between funnel
    has_recent_proof has_role has_second_factor hash_of_email hash_of_id hash_suppression hide_small_group
    issue_with_figures keep_last_admin keep_unsubscription keep_wish listed_message
    mark_day_of_course mark_days_of_flips mark_days_of_row mark_days_of_zone mark_of_email
    name_from_metadata note_deletion opened_contact_message people_between person_name person_summary
    queue_security_mail refusal_to_remove refuse_beyond_quota refuse_challenge refuse_change
    refuse_duplicate_factor refuse_many_consents require_admin require_owner require_range
    require_recent_proof reset_on_confirmation set_mail_priority site_start site_today site_zone
    sum_with_hidden sync_profile tell_owner trim_metadata`,
  ),
};
