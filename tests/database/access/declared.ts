/**
 * Who may do what, for every object of the schema. The tests compare it with what really happens, in both
 * directions: an object that is missing here fails as well as one that behaves otherwise.
 *
 * Everybody tries to touch the row of one person, the owner. The `passwordAdmin` has the role and a password, but has
 * shown no second factor; the `admin` has.
 * - `denied`: there is no right to try.
 * - `refused`: there is a right for some rows, but a policy or trigger refuses this one.
 * - `nothing`: the statement runs and touches none of the owner's rows.
 * - `rows`: it reads, adds, changes or removes a row of the owner.
 */
export type Outcome = 'denied' | 'refused' | 'nothing' | 'rows';
export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];
export const actors = ['anon', 'owner', 'other', 'passwordAdmin', 'admin', 'service'] as const;
export type ActorName = (typeof actors)[number];

export interface DeclaredTable {
  access: Record<ActorName, Record<Verb, Outcome>>;
  /** The columns that a signed-in person may write; the service writes whole rows or none. */
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
  service: closed,
};
/** Written and read by the server alone; an admin gets counts and messages through functions. */
const serverOnly = { ...closedToAll, service: open };

export const tables: Record<string, DeclaredTable> = {
  'public.profiles': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows', update: 'rows' },
      other: { ...closed, select: 'nothing', update: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing', update: 'nothing' },
      admin: { ...closed, select: 'nothing', update: 'nothing' },
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
  'public.user_flip_stats': {
    access: {
      ...closedToAll,
      owner: { ...closed, select: 'rows' },
      other: { ...closed, select: 'nothing' },
      passwordAdmin: { ...closed, select: 'nothing' },
      admin: { ...closed, select: 'nothing' },
    },
  },
  'public.workbook_requests': { access: serverOnly },
  'public.workbook_submissions': { access: serverOnly },
  'public.contact_messages': { access: serverOnly },
  'public.email_jobs': { access: serverOnly },
  'public.email_suppressions': { access: serverOnly },
  'public.rate_limits': { access: serverOnly },
  'private.daily_deltas': { access: closedToAll },
  'private.daily_rollups': { access: closedToAll },
  'private.pending_deltas': { access: closedToAll },
  'private.daily_figures': { access: closedToAll },
  'private.daily_signups': { access: closedToAll },
  'public.admin_audit': { access: closedToAll },
  'private.admin_settings': { access: closedToAll },
  'private.admin_sessions': { access: closedToAll },
  'private.admin_recovery_codes': { access: closedToAll },
};

/**
 * `server`: the secret key only. `signed-in`: everybody with a session. `admin`: signed-in callers, and only admins
 * with a second factor get past the first line.
 */
export type Caller = 'nobody' | 'server' | 'signed-in' | 'admin';

export const functions: Record<string, Caller> = {
  'public.request_workbook': 'server',
  'public.start_course': 'server',
  'public.pause_course': 'server',
  'public.resume_course': 'server',
  'public.unsubscribe_request': 'server',
  'public.store_contact_message': 'server',
  'public.return_rate_limit': 'server',
  'public.take_rate_limit': 'server',
  'public.find_mail_link': 'server',
  'public.account_has_password': 'server',
  'public.account_sessions': 'server',
  'public.end_account_session': 'server',
  'public.claim_email_jobs': 'server',
  'public.confirm_email_job': 'server',
  'public.settle_email_job': 'server',
  'public.apply_retention': 'server',
  'public.withdraw_consent': 'server',
  'public.merge_daily_deltas': 'server',
  'public.completed_flips_this_month': 'server',
  'public.suppress_email': 'server',
  'public.admin_dashboard': 'admin',
  'public.admin_mark_contact_handled': 'admin',
  'public.admin_retry_email_job': 'admin',
  // A policy calls it; its schema is closed to whoever the policy is about.
  'private.caller_has_consented': 'nobody',
  'private.delete_unconfirmed_accounts': 'server',
  'public.admin_export_contact_messages': 'admin',
  'public.admin_gate': 'signed-in',
  'public.replace_recovery_codes': 'server',
  'public.use_recovery_code': 'server',
  'public.note_refused_code': 'server',
  'private.keep_audit': 'nobody',
  'private.audit': 'nobody',
  'private.audit_role': 'nobody',
  'private.audit_factor': 'nobody',
  'private.authenticated_at': 'nobody',
  'private.is_admin': 'nobody',
  'private.has_second_factor': 'nobody',
  'private.admin_state': 'nobody',
  'private.matching_contact_messages': 'nobody',
  'private.delete_auth_log': 'server',
  'private.normalise_email': 'server',
  'private.is_email': 'server',
  'private.name_from_metadata': 'nobody',
  'private.create_profile': 'nobody',
  'private.sync_email': 'nobody',
  'private.reset_on_confirmation': 'nobody',
  'private.refuse_change': 'nobody',
  'private.delete_workbook_request': 'nobody',
  'private.all_series': 'nobody',
  'private.series_of': 'nobody',
  'private.add_newcomers': 'nobody',
  'private.count_flips': 'nobody',
  'private.rebuild_daily_figures': 'nobody',
  'private.count_profiles': 'nobody',
  'private.refuse_beyond_quota': 'nobody',
  'private.require_admin': 'nobody',
  'private.require_range': 'nobody',
  'private.utc_today': 'nobody',
  'private.hide_small_group': 'nobody',
  'private.smaller_of_pair': 'nobody',
  'private.figures_between': 'nobody',
  'private.utc_start': 'nobody',
  'private.dashboard_totals': 'nobody',
  'private.dashboard_periods': 'nobody',
  'private.dashboard_days': 'nobody',
  'private.dashboard_techniques': 'nobody',
  'private.dashboard_hours': 'nobody',
  'private.dashboard_workbook': 'nobody',
  'private.dashboard_sources': 'nobody',
  'private.dashboard_course': 'nobody',
  'private.dashboard_users': 'nobody',
  'private.dashboard_mail_queue': 'nobody',
  'private.dashboard_undelivered': 'nobody',
  'private.dashboard_inbox': 'nobody',
  'private.dashboard_audit': 'nobody',
  'private.open_contact_message': 'nobody',
};
