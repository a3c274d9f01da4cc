-- Generated from supabase/migrations by "npm run db:types". Do not edit.
-- Left out: alter default privileges revoke all on functions from public;

SET local check_function_bodies = off;

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "anon";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "authenticated";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "service_role";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "anon";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "authenticated";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "service_role";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON TABLES FROM "anon";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON TABLES FROM "authenticated";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" IN SCHEMA "public" REVOKE ALL ON TABLES FROM "service_role";

CREATE SCHEMA "private";

CREATE EXTENSION "pg_trgm" SCHEMA "extensions";

CREATE TABLE "private"."admin_recovery_codes" (
  "user_id"    uuid                     NOT NULL,
  "code_hash"  text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "admin_recovery_codes_pkey" PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE "private"."admin_recovery_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."admin_sessions" (
  "session_id"       uuid                     NOT NULL,
  "user_id"          uuid                     NOT NULL,
  "authenticated_at" timestamp with time zone NOT NULL,
  "last_seen_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "admin_sessions_pkey" PRIMARY KEY (session_id)
);

ALTER TABLE "private"."admin_sessions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."admin_settings" (
  "only_row"               boolean NOT NULL DEFAULT true,
  "second_factor_required" boolean NOT NULL DEFAULT true,
  CONSTRAINT "admin_settings_has_one_row" CHECK (only_row),
  CONSTRAINT "admin_settings_pkey" PRIMARY KEY (only_row)
);

ALTER TABLE "private"."admin_settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_counts" (
  "day"     date    NOT NULL,
  "part"    text    NOT NULL,
  "name"    text    NOT NULL DEFAULT ''::text,
  "total"   integer NOT NULL,
  "reached" integer NOT NULL DEFAULT 0,
  "merged"  boolean NOT NULL DEFAULT false
);

ALTER TABLE "private"."daily_counts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_deltas" (
  "series"   text    NOT NULL,
  "day"      date    NOT NULL,
  "sessions" integer NOT NULL,
  "reach"    integer NOT NULL,
  "amount"   integer NOT NULL,
  CONSTRAINT "daily_deltas_reach_check" CHECK (((reach >= 0) AND (reach <= 366)))
);

ALTER TABLE "private"."daily_deltas"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_rollups" (
  "series"    text      NOT NULL,
  "day"       date      NOT NULL,
  "sessions"  integer   NOT NULL DEFAULT 0,
  "newcomers" integer[] NOT NULL DEFAULT array_fill(0, ARRAY[366]),
  CONSTRAINT "daily_rollups_newcomers_check" CHECK ((cardinality(newcomers) = 366)),
  CONSTRAINT "daily_rollups_pkey" PRIMARY KEY (series, day),
  CONSTRAINT "daily_rollups_sessions_check" CHECK ((sessions >= 0))
);

ALTER TABLE "private"."daily_rollups"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."daily_rollups"
  SET (fillfactor=80);

CREATE TABLE "private"."daily_visits" (
  "day"   date    NOT NULL,
  "part"  text    NOT NULL,
  "name"  text    NOT NULL,
  "views" integer NOT NULL DEFAULT 0,
  CONSTRAINT "daily_visits_counts_up" CHECK ((views >= 0)),
  CONSTRAINT "daily_visits_name_fits_part" CHECK (
CASE part
    WHEN 'pages'::text THEN (name ~ '^/[a-z0-9/-]{0,119}$'::text)
    WHEN 'sources'::text THEN (name = ANY (ARRAY['direct'::text, 'search'::text, 'social'::text, 'other'::text]))
    WHEN 'campaigns'::text THEN (name ~ '^[a-z0-9 ._/-]{1,80}$'::text)
    ELSE false
END),
  CONSTRAINT "daily_visits_pkey" PRIMARY KEY (day, part, name)
);

ALTER TABLE "private"."daily_visits"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."day_notes" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "day"        date                     NOT NULL,
  "note"       text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "day_notes_are_short" CHECK ((((char_length(note) >= 1) AND (char_length(note) <= 120)) AND (note !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "day_notes_have_a_sane_day" CHECK (((day >= '2000-01-01'::date) AND (day <= '2100-12-31'::date))),
  CONSTRAINT "day_notes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."day_notes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."funnel_weeks" (
  "week"          date                     NOT NULL,
  "arrivals"      bigint                   NOT NULL,
  "asked"         bigint                   NOT NULL,
  "confirmed"     bigint                   NOT NULL,
  "accounts"      bigint                   NOT NULL,
  "flipped"       bigint                   NOT NULL,
  "active_week_4" bigint,
  "counted_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "funnel_weeks_begin_on_monday" CHECK ((EXTRACT(isodow FROM week) = (1)::numeric)),
  CONSTRAINT "funnel_weeks_pkey" PRIMARY KEY (week)
);

ALTER TABLE "private"."funnel_weeks"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."account_consents" (
  "user_id"      uuid                     NOT NULL,
  "version"      text                     NOT NULL,
  "text"         text                     NOT NULL,
  "given_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "withdrawn_at" timestamp with time zone,
  "purpose"      text                     NOT NULL DEFAULT 'flips'::text,
  CONSTRAINT "account_consents_is_short" CHECK ((((char_length(text) >= 1) AND (char_length(text) <= 2000)) AND ((char_length(version) >= 1) AND (char_length(version) <= 40)))),
  CONSTRAINT "account_consents_pkey" PRIMARY KEY (user_id, purpose, given_at),
  CONSTRAINT "account_consents_purpose_is_known" CHECK ((purpose = ANY (ARRAY['flips'::text, 'counts'::text]))),
  CONSTRAINT "account_consents_withdrawn_after_given" CHECK ((withdrawn_at >= given_at))
);

ALTER TABLE "public"."account_consents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."account_consents" FROM "anon";

CREATE TABLE "public"."admin_audit" (
  "id"          bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "at"          timestamp with time zone NOT NULL DEFAULT now(),
  "actor"       uuid,
  "actor_email" text,
  "action"      text                     NOT NULL,
  "object"      text,
  CONSTRAINT "admin_audit_action_is_a_name" CHECK ((action ~ '^[a-z]+(-[a-z0-9]+){0,4}$'::text)),
  CONSTRAINT "admin_audit_object_is_short" CHECK ((char_length(object) <= 100)),
  CONSTRAINT "admin_audit_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."admin_audit"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."admin_audit" FROM "anon", "authenticated", "service_role";

CREATE TABLE "public"."contact_messages" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"       text                     NOT NULL,
  "email"      text                     NOT NULL,
  "type"       text                     NOT NULL,
  "subject"    text,
  "message"    text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "handled_at" timestamp with time zone,
  "state"      text                     NOT NULL DEFAULT 'new'::text,
  CONSTRAINT "contact_messages_handled_when_done" CHECK (((handled_at IS NOT NULL) = (state = ANY (ARRAY['answered'::text, 'closed'::text])))),
  CONSTRAINT "contact_messages_message_is_readable" CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000))),
  CONSTRAINT "contact_messages_name_is_sane" CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 200)) AND (name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "contact_messages_state_is_known" CHECK ((state = ANY (ARRAY['new'::text, 'in-progress'::text, 'answered'::text, 'closed'::text]))),
  CONSTRAINT "contact_messages_subject_is_sane" CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "contact_messages_type_is_known" CHECK ((type = ANY (ARRAY['speaking'::text, 'media'::text, 'book'::text, 'collaboration'::text, 'general'::text, 'feedback'::text])))
);

ALTER TABLE "public"."contact_messages"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contact_messages" FROM "anon", "authenticated";

CREATE TABLE "public"."contact_replies" (
  "contact_id" uuid                     NOT NULL,
  "copy"       integer                  NOT NULL,
  "body"       text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "contact_replies_is_readable" CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  CONSTRAINT "contact_replies_pkey" PRIMARY KEY (contact_id, copy)
);

ALTER TABLE "public"."contact_replies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contact_replies" FROM "anon", "authenticated";

CREATE TABLE "public"."email_jobs" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "request_id"      uuid,
  "contact_id"      uuid,
  "kind"            text                     NOT NULL,
  "copy"            integer                  NOT NULL DEFAULT 1,
  "recipient"       text                     NOT NULL,
  "subject"         text                     NOT NULL,
  "html"            text                     NOT NULL,
  "text"            text                     NOT NULL,
  "headers"         jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "reply_to"        text,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "send_after"      timestamp with time zone NOT NULL DEFAULT now(),
  "lease_until"     timestamp with time zone,
  "leased_by"       text,
  "attempts"        integer                  NOT NULL DEFAULT 0,
  "first_try_at"    timestamp with time zone,
  "unsettled_since" timestamp with time zone,
  "last_error"      text,
  "sent_at"         timestamp with time zone,
  "provider_id"     text,
  "dead_at"         timestamp with time zone,
  "dead_reason"     text,
  "cause"           text,
  "subscriber_id"   uuid,
  "issue_id"        uuid,
  "bulk"            boolean                  NOT NULL DEFAULT false,
  CONSTRAINT "email_jobs_belongs_to_its_cause" CHECK (((num_nonnulls(request_id, contact_id, cause, subscriber_id) = 1) AND ((issue_id IS
    NOT NULL) = (kind = 'newsletter'::text)) AND
CASE
    WHEN (kind = ANY (ARRAY['contact'::text, 'reply'::text])) THEN (contact_id IS NOT NULL)
    WHEN ((kind = 'workbook'::text) OR (kind ~~ 'course-%'::text)) THEN (request_id IS NOT NULL)
    WHEN (kind = ANY (ARRAY['newsletter'::text, 'newsletter-confirm'::text])) THEN (subscriber_id IS NOT NULL)
    ELSE (cause IS NOT NULL)
END)),
  CONSTRAINT "email_jobs_body_is_bounded" CHECK (((octet_length(html) <= 200000) AND (octet_length(text) <= 100000) AND ((text <> ''::text) OR (sent_at IS NOT NULL) OR (dead_at IS
    NOT NULL) OR (issue_id IS NOT NULL)))),
  CONSTRAINT "email_jobs_cause_key" UNIQUE (cause),
  CONSTRAINT "email_jobs_contact_id_kind_copy_key" UNIQUE (contact_id, kind, copy),
  CONSTRAINT "email_jobs_dead_reason_is_known" CHECK ((dead_reason = ANY (ARRAY['failed'::text, 'suppressed'::text, 'unsubscribed'::text, 'expired'::text, 'stopped'::text]))),
  CONSTRAINT "email_jobs_headers_are_one_line_each"
    CHECK (((jsonb_typeof(headers) = 'object'::text) AND ((headers)::text !~ '\\(r|n|u00[01])'::text) AND (octet_length((headers)::text) <= 5000))),
  CONSTRAINT "email_jobs_is_sent_or_dead_with_a_reason" CHECK (((dead_at IS NULL) = (dead_reason IS NULL))),
  CONSTRAINT "email_jobs_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['workbook'::text, 'course-1'::text, 'course-2'::text, 'course-3'::text, 'course-4'::text, 'course-5'::text, 'course-6'::text, 'course-7'::text,
    'contact'::text, 'reply'::text, 'test'::text, 'newsletter'::text, 'newsletter-confirm'::text, 'digest'::text, 'alert'::text]))),
  CONSTRAINT "email_jobs_only_some_have_copies" CHECK (((copy = 1) OR ((kind = ANY (ARRAY['workbook'::text, 'reply'::text, 'newsletter-confirm'::text])) AND (copy > 1)))),
  CONSTRAINT "email_jobs_pkey" PRIMARY KEY (id),
  CONSTRAINT "email_jobs_request_id_kind_copy_key" UNIQUE (request_id, kind, copy),
  CONSTRAINT "email_jobs_subject_is_one_line" CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 300)) AND (subject !~ '[[:cntrl:]]'::text)))
);

ALTER TABLE "public"."email_jobs"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."email_jobs" FROM "anon", "authenticated";

CREATE TABLE "public"."email_suppressions" (
  "email"         text                     NOT NULL,
  "reason"        text                     NOT NULL,
  "suppressed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "email_suppressions_pkey" PRIMARY KEY (email),
  CONSTRAINT "email_suppressions_reason_is_known" CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text, 'owner'::text])))
);

ALTER TABLE "public"."email_suppressions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."email_suppressions" FROM "anon", "authenticated";

CREATE TABLE "public"."flip_sessions" (
  "id"                      uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"                 uuid                     NOT NULL,
  "flip_step_reached"       text                     NOT NULL,
  "action_needed"           boolean,
  "flip_technique"          text,
  "completion_time_seconds" integer                  NOT NULL,
  "was_emergency_mode"      boolean                  NOT NULL DEFAULT false,
  "session_date"            date                     NOT NULL,
  "created_at"              timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "flip_sessions_date_is_at_most_a_day_ahead" CHECK ((session_date <= (((created_at AT TIME ZONE 'UTC'::text))::date + 1))),
  CONSTRAINT "flip_sessions_date_is_not_before_the_product" CHECK ((session_date >= '2024-01-01'::date)),
  CONSTRAINT "flip_sessions_pkey" PRIMARY KEY (id),
  CONSTRAINT "flip_sessions_step_is_known" CHECK ((flip_step_reached = ANY (ARRAY['notice'::text, 'assess'::text, 'flip'::text, 'thank'::text, 'complete'::text]))),
  CONSTRAINT "flip_sessions_technique_is_known"
    CHECK ((flip_technique = ANY (ARRAY['times-table'::text, 'jumping-jacks'::text, 'cold-water'::text, 'text-someone'::text, 'plan-dinner'::text, 'count-objects'::text]))),
  CONSTRAINT "flip_sessions_time_is_within_a_day" CHECK (((completion_time_seconds >= 0) AND (completion_time_seconds <= 86400)))
);

ALTER TABLE "public"."flip_sessions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."flip_sessions" FROM "anon";

CREATE TABLE "public"."newsletter_issues" (
  "id"            uuid                     NOT NULL,
  "subject"       text                     NOT NULL,
  "preheader"     text                     NOT NULL DEFAULT ''::text,
  "body"          text                     NOT NULL,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "html"          text,
  "text"          text,
  "headers"       jsonb,
  "send_at"       timestamp with time zone,
  "started_at"    timestamp with time zone,
  "cursor"        uuid,
  "fanned_out_at" timestamp with time zone,
  "finished_at"   timestamp with time zone,
  "stopped_at"    timestamp with time zone,
  "sent"          integer,
  "failed"        integer,
  CONSTRAINT "newsletter_issues_body_is_bounded"
    CHECK ((((char_length(body) >= 1) AND (char_length(body) <= 50000)) AND (octet_length(html) <= 200000) AND (octet_length(text) <= 100000))),
  CONSTRAINT "newsletter_issues_is_rendered_when_scheduled" CHECK ((num_nonnulls(html, text, headers, send_at) = ANY (ARRAY[0, 4]))),
  CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY (id),
  CONSTRAINT "newsletter_issues_preheader_is_one_line" CHECK (((char_length(preheader) <= 200) AND (preheader !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "newsletter_issues_starts_when_scheduled" CHECK (((started_at IS NULL) OR (send_at IS NOT NULL))),
  CONSTRAINT "newsletter_issues_subject_is_one_line" CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)))
);

ALTER TABLE "public"."newsletter_issues"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_issues" FROM "anon", "authenticated";

CREATE TABLE "public"."newsletter_submissions" (
  "token"           text                     NOT NULL DEFAULT replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  "subscriber_id"   uuid                     NOT NULL,
  "consent_text"    text                     NOT NULL,
  "consent_version" text                     NOT NULL,
  "submitted_at"    timestamp with time zone NOT NULL,
  "confirmed_at"    timestamp with time zone,
  CONSTRAINT "newsletter_submissions_confirmed_after_submission" CHECK ((confirmed_at >= submitted_at)),
  CONSTRAINT "newsletter_submissions_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "newsletter_submissions_pkey" PRIMARY KEY (token)
);

ALTER TABLE "public"."newsletter_submissions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_submissions" FROM "anon", "authenticated";

CREATE TABLE "public"."newsletter_subscribers" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "email"              text                     NOT NULL,
  "token"              text                     NOT NULL DEFAULT replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  "source"             text                     NOT NULL,
  "consent_text"       text                     NOT NULL,
  "consent_version"    text                     NOT NULL,
  "consent_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "created_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "confirmed_at"       timestamp with time zone,
  "unsubscribed_at"    timestamp with time zone,
  "unsubscribed_by"    text,
  "unsubscribed_after" uuid,
  CONSTRAINT "newsletter_subscribers_confirmed_after_consent" CHECK ((confirmed_at >= consent_at)),
  CONSTRAINT "newsletter_subscribers_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "newsletter_subscribers_email_key" UNIQUE (email),
  CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY (id),
  CONSTRAINT "newsletter_subscribers_source_is_known" CHECK ((source = ANY (ARRAY['form'::text, 'import'::text]))),
  CONSTRAINT "newsletter_subscribers_source_of_unsubscription_is_known"
    CHECK
    ((((unsubscribed_at IS NULL) = (unsubscribed_by IS NULL)) AND (unsubscribed_by = ANY (ARRAY['page'::text, 'one-click'::text, 'complaint'::text, 'bounce'::text,
    'owner'::text])))),
  CONSTRAINT "newsletter_subscribers_token_key" UNIQUE (token)
);

ALTER TABLE "public"."newsletter_subscribers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_subscribers" FROM "anon", "authenticated";

CREATE TABLE "public"."notebook_counts" (
  "user_id"     uuid    NOT NULL,
  "device"      uuid    NOT NULL,
  "month"       date    NOT NULL,
  "waits"       integer NOT NULL,
  "gone"        integer NOT NULL,
  "stayed"      integer NOT NULL,
  "grown"       integer NOT NULL,
  "searched"    integer NOT NULL,
  "came_true"   integer NOT NULL,
  "partly"      integer NOT NULL,
  "did_not"     integer NOT NULL,
  "cannot_tell" integer NOT NULL,
  CONSTRAINT "notebook_counts_answers_fit_waits" CHECK (((((gone + stayed) + grown) <= waits) AND (searched <= ((gone + stayed) + grown)))),
  CONSTRAINT "notebook_counts_are_counts"
    CHECK (((LEAST(waits, gone, stayed, grown, searched, came_true, partly, did_not, cannot_tell) >= 0) AND (GREATEST(waits, came_true, partly, did_not, cannot_tell) <= 10000))),
  CONSTRAINT "notebook_counts_month_is_a_month" CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND (month >= '2024-01-01'::date))),
  CONSTRAINT "notebook_counts_pkey" PRIMARY KEY (user_id, device, month)
);

ALTER TABLE "public"."notebook_counts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notebook_counts" FROM "anon", "service_role";

CREATE TABLE "public"."owner_incidents" (
  "kind"      text                     NOT NULL,
  "opened_at" timestamp with time zone NOT NULL DEFAULT now(),
  "closed_at" timestamp with time zone,
  CONSTRAINT "owner_incidents_closed_after_opened" CHECK ((closed_at >= opened_at)),
  CONSTRAINT "owner_incidents_kind_is_known" CHECK ((kind = ANY (ARRAY['mail-failed'::text, 'mail-late'::text, 'task-failed'::text]))),
  CONSTRAINT "owner_incidents_pkey" PRIMARY KEY (kind, opened_at)
);

ALTER TABLE "public"."owner_incidents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."owner_incidents" FROM "anon", "authenticated";

CREATE TABLE "public"."profiles" (
  "id"         uuid                     NOT NULL,
  "email"      text,
  "full_name"  text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "profiles_full_name_is_one_line" CHECK ((full_name !~ '[[:cntrl:]]'::text)),
  CONSTRAINT "profiles_full_name_is_short" CHECK ((char_length(full_name) <= 200)),
  CONSTRAINT "profiles_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."profiles"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."profiles" FROM "anon";

CREATE TABLE "public"."rate_limits" (
  "bucket"         text                     NOT NULL,
  "key"            text                     NOT NULL,
  "hits"           integer                  NOT NULL,
  "window_ends_at" timestamp with time zone NOT NULL,
  CONSTRAINT "rate_limits_names_are_short" CHECK ((((char_length(bucket) >= 1) AND (char_length(bucket) <= 60)) AND ((char_length(key) >= 1) AND (char_length(key) <= 200)))),
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY (bucket, key)
);

ALTER TABLE "public"."rate_limits"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."rate_limits" FROM "anon", "authenticated";

CREATE TABLE "public"."user_roles" (
  "user_id"    uuid                     NOT NULL,
  "role"       text                     NOT NULL,
  "granted_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "user_roles_pkey" PRIMARY KEY (user_id, ROLE),
  CONSTRAINT "user_roles_role_is_known" CHECK ((role = 'admin'::text))
);

ALTER TABLE "public"."user_roles"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."user_roles" FROM "anon";

CREATE TABLE "public"."workbook_requests" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "email"           text                     NOT NULL,
  "first_name"      text,
  "last_name"       text,
  "utm_source"      text,
  "utm_medium"      text,
  "utm_campaign"    text,
  "consent_text"    text                     NOT NULL,
  "consent_version" text                     NOT NULL,
  "consent_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "confirmed_at"    timestamp with time zone,
  "paused_at"       timestamp with time zone,
  "unsubscribed_at" timestamp with time zone,
  "unsubscribed_by" text,
  CONSTRAINT "workbook_requests_confirmed_after_consent" CHECK ((confirmed_at >= consent_at)),
  CONSTRAINT "workbook_requests_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "workbook_requests_email_key" UNIQUE (email),
  CONSTRAINT "workbook_requests_first_name_is_sane" CHECK ((((char_length(first_name) >= 1) AND (char_length(first_name) <= 100)) AND (first_name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "workbook_requests_last_name_is_sane" CHECK ((((char_length(last_name) >= 1) AND (char_length(last_name) <= 100)) AND (last_name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "workbook_requests_pkey" PRIMARY KEY (id),
  CONSTRAINT "workbook_requests_source_of_unsubscription_is_known"
    CHECK ((((unsubscribed_at IS NULL) = (unsubscribed_by IS NULL)) AND (unsubscribed_by = ANY (ARRAY['page'::text, 'one-click'::text, 'complaint'::text])))),
  CONSTRAINT "workbook_requests_unsubscribed_after_consent" CHECK ((unsubscribed_at >= consent_at)),
  CONSTRAINT "workbook_requests_unsubscribed_keeps_no_personal_data" CHECK (
CASE
    WHEN (unsubscribed_at IS NULL) THEN (first_name IS NOT NULL)
    ELSE (num_nonnulls(first_name, last_name, utm_source, utm_medium, utm_campaign, paused_at) = 0)
END),
  CONSTRAINT "workbook_requests_utm_is_short" CHECK ((GREATEST(char_length(utm_source), char_length(utm_medium), char_length(utm_campaign)) <= 200))
);

ALTER TABLE "public"."workbook_requests"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."workbook_requests" FROM "anon", "authenticated";

CREATE TABLE "public"."workbook_submissions" (
  "id"              uuid                     NOT NULL,
  "request_id"      uuid                     NOT NULL,
  "first_name"      text,
  "last_name"       text,
  "consent_text"    text                     NOT NULL,
  "consent_version" text                     NOT NULL,
  "submitted_at"    timestamp with time zone NOT NULL,
  "confirmed_at"    timestamp with time zone,
  CONSTRAINT "workbook_submissions_confirmed_after_submission" CHECK ((confirmed_at >= submitted_at)),
  CONSTRAINT "workbook_submissions_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "workbook_submissions_names_are_sane"
    CHECK
    ((((char_length(first_name) >= 1) AND (char_length(first_name) <= 100)) AND (first_name !~ '[[:cntrl:]]'::text) AND ((last_name IS NULL) OR (((char_length(last_name) >= 1) AND
    (char_length(last_name) <= 100)) AND (last_name !~ '[[:cntrl:]]'::text))))),
  CONSTRAINT "workbook_submissions_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."workbook_submissions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."workbook_submissions" FROM "anon", "authenticated";

REVOKE ALL ON SEQUENCE "public"."admin_audit_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."admin_audit_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."admin_audit_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.add_newcomers (
  newcomers integer[],
  reaches   integer[],
  amounts   integer[]
)
  RETURNS integer[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  ending integer[] := array_fill(0, array[366]);
  running integer := 0;
begin
  if reaches is null then return newcomers; end if;
  for i in 1 .. cardinality(reaches) loop
    ending[reaches[i]] := ending[reaches[i]] + amounts[i];
  end loop;
  for k in reverse (select max(reach) from unnest(reaches) as reach) .. 1 loop
    running := running + ending[k];
    newcomers[k] := newcomers[k] + running;
  end loop;
  return newcomers;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_state()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
  level text;
  seen timestamptz;
begin
  select s.aal::text into level from auth.sessions as s
  where s.id = session and s.user_id = person and (s.not_after is null or s.not_after > now());
  if not found then
    return 'signed-out';
  end if;
  if not private.is_admin(person) then
    return 'not-admin';
  end if;
  select s.last_seen_at into seen from private.admin_sessions as s where s.session_id = session;
  if proof is null or proof < now() - interval '12 hours'
    or greatest(proof, seen) < now() - interval '30 minutes' then
    return 'ended';
  end if;
  if coalesce((select s.second_factor_required from private.admin_settings as s), true)
    and (level = 'aal2' and auth.jwt() ->> 'aal' = 'aal2') is not true then
    return case when private.has_second_factor(person) then 'code' else 'enrol' end;
  end if;
  return 'admin';
end $function$;

CREATE OR REPLACE FUNCTION private.all_series()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN
  (ARRAY['all'::text, 'completed'::text, 'action'::text, 'no-action'::text, 'emergency'::text, 'technique:times-table'::text, 'technique:jumping-jacks'::text,
  'technique:cold-water'::text,
  'technique:text-someone'::text, 'technique:plan-dinner'::text, 'technique:count-objects'::text] || ARRAY(SELECT ('hour:'::text || h.h) FROM generate_series(0, 23) h(h)));

CREATE OR REPLACE FUNCTION private.ask_subscriber (
  subscriber      public.newsletter_subscribers,
  consent_text    text,
  consent_version text,
  mail            jsonb,
  in_bulk         boolean,
  at              timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own text;
begin
  insert into public.newsletter_submissions (subscriber_id, consent_text, consent_version, submitted_at)
  values (subscriber.id, consent_text, consent_version, at) returning token into own;
  insert into public.email_jobs (subscriber_id, kind, bulk, copy, recipient, subject, html, text, headers, created_at, send_after)
  select subscriber.id, 'newsletter-confirm', in_bulk, coalesce(max(j.copy), 0) + 1, subscriber.email, mail ->> 'subject',
    replace(mail ->> 'html', 'token-of-this-reader', own), replace(mail ->> 'text', 'token-of-this-reader', own),
    replace(coalesce(mail -> 'headers', '{}')::text, 'token-of-this-reader', own)::jsonb, at, at
  from public.email_jobs as j where j.subscriber_id = subscriber.id and j.kind = 'newsletter-confirm';
end $function$;

CREATE OR REPLACE FUNCTION private.audit (
  action text,
  object text DEFAULT NULL::text,
  actor  uuid DEFAULT auth.uid()
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.admin_audit (actor, actor_email, action, object)
  values (actor, (select p.email from public.profiles as p where p.id = actor), action, object)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.audit_factor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.status::text = 'verified' and old.status::text <> 'verified' and private.is_admin(new.user_id) then
      perform private.audit('factor-added', new.id::text, new.user_id);
    end if;
  elsif old.status::text = 'verified' then
    if private.is_admin(old.user_id) then
      perform private.audit('factor-removed', old.id::text, old.user_id);
    end if;
    if not private.has_second_factor(old.user_id) then
      delete from private.admin_recovery_codes as c where c.user_id = old.user_id;
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.audit_role()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.audit(
    case tg_op when 'INSERT' then 'role-granted' else 'role-revoked' end, coalesce(new.user_id, old.user_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.authenticated_at()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_timestamp(max((entry ->> 'timestamp')::double precision))
  from jsonb_array_elements(case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end) as entry
$function$;

CREATE OR REPLACE FUNCTION private.caller_has_consented (
  wanted text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Locks against a concurrent withdrawal, so no row is written after one, and serialises a person's writers.
  perform from public.profiles where id = auth.uid() for no key update;
  return exists (select from public.account_consents
    where user_id = auth.uid() and purpose = wanted and withdrawn_at is null);
end $function$;

CREATE OR REPLACE FUNCTION private.claim_due (
  worker        text,
  batch         integer,
  lease_seconds integer,
  in_bulk       boolean,
  at            timestamp with time zone
)
  RETURNS SETOF public.email_jobs
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with claimed as (
    update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
      first_try_at = coalesce(first_try_at, at)
    where job.id in (
      select due.id from public.email_jobs as due
      left join public.workbook_requests as request on request.id = due.request_id
      where due.sent_at is null and due.dead_at is null and due.bulk = in_bulk and due.send_after <= at
        and (due.lease_until is null or due.lease_until <= at)
        and (due.kind not like 'course-%' or request.paused_at is null)
        and not exists (
          select from public.email_suppressions as s where s.email = private.normalise_email(due.recipient))
      order by due.send_after, due.created_at, due.id
      limit least(greatest(batch, 0), 100)
      for update of due skip locked)
    returning job.*)
  select filled.* from claimed as c
  left join public.newsletter_issues as i on i.id = c.issue_id
  left join public.newsletter_subscribers as s on s.id = c.subscriber_id
  cross join lateral jsonb_populate_record(c::public.email_jobs, case when i.id is null then '{}' else jsonb_build_object(
    'html', replace(i.html, 'token-of-this-reader', s.token), 'text', replace(i.text, 'token-of-this-reader', s.token),
    'headers', replace(i.headers::text, 'token-of-this-reader', s.token)::jsonb) end) as filled
$function$;

CREATE OR REPLACE FUNCTION private.count_course_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.daily_counts (day, part, total, reached)
  select (r.confirmed_at at time zone 'UTC')::date, c.kind, sum(c.sign * (c.sent_at is null and c.dead_at is null)::integer),
    sum(c.sign * (c.sent_at is not null)::integer)
  from (
    select -1 as sign, old.kind, old.request_id, old.sent_at, old.dead_at where tg_op <> 'INSERT'
    union all select 1, new.kind, new.request_id, new.sent_at, new.dead_at where tg_op <> 'DELETE') as c
  join public.workbook_requests as r on r.id = c.request_id and r.confirmed_at is not null
  group by 1, 2
  having sum(c.sign * (c.sent_at is null and c.dead_at is null)::integer) <> 0 or sum(c.sign * (c.sent_at is not null)::integer) <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_flips()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Serialises a person's writers: the days next to a new one must not change while they are looked up.
  perform from public.profiles where id in (select user_id from changed) order by id for no key update;

  with counted as (
    select user_id, series, session_date as day, count(*) as sessions
    from changed as c, unnest(private.series_of(c::public.flip_sessions)) as series
    group by user_id, series, session_date
  ), turned as (
    -- Days on which a person enters (or leaves) a series with these rows: they have no other flip on that day.
    select user_id, series, day, lag(day) over (partition by user_id, series order by day) as day_before
    from counted
    where not exists (
      select from public.flip_sessions as f
      where f.user_id = counted.user_id and f.session_date = counted.day
        and f.id not in (select id from changed) and counted.series = any (private.series_of(f)))
  ), placed as (
    select series, day, next_day,
      least(coalesce(day - previous_day, 366), 366) as gap,
      least(coalesce(next_day - previous_day, 366), 366) as next_gap_without,
      least(next_day - day, 366) as next_gap_with
    from turned,
    lateral (select greatest(turned.day_before, (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date < turned.day and turned.series = any (private.series_of(f))
      order by f.session_date desc limit 1)) as previous_day) as before,
    lateral (select (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date > turned.day and turned.series = any (private.series_of(f))
        and f.id not in (select id from changed)
      order by f.session_date limit 1) as next_day) as after
  )
  insert into private.daily_deltas (series, day, sessions, reach, amount)
  select series, day, sum(sessions), reach, sum(amount)
  from (
    select series, day, sign * sessions as sessions, 0 as reach, 0 as amount from counted
    union all
    select series, day, 0, gap, sign from placed
    union all
    select series, next_day, 0, next_gap_without, -sign from placed
    where next_day is not null and next_gap_with <> next_gap_without
    union all
    select series, next_day, 0, next_gap_with, sign from placed
    where next_day is not null and next_gap_with <> next_gap_without
  ) as each_change
  group by series, day, reach;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_issue_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' or old.sent_at is null then
    insert into private.daily_counts (day, part, name, total)
    values ((new.sent_at at time zone 'UTC')::date, 'issue', new.issue_id::text, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_profiles()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.daily_deltas (series, day, sessions, reach, amount)
  select 'signups', (c.created_at at time zone 'UTC')::date, c.sign, 0, 0
  from (
    select -1 as sign, old.created_at where tg_op <> 'INSERT'
    union all select 1, new.created_at where tg_op <> 'DELETE') as c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_request()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.daily_counts (day, part, name, total, reached)
  select c.day, c.part, c.name, sum(c.sign * c.total), sum(c.sign * c.reached)
  from (
    select -1 as sign, o.* from private.counts_of_request(old) as o where tg_op <> 'INSERT'
    union all select 1, n.* from private.counts_of_request(new) as n where tg_op <> 'DELETE') as c
  group by c.day, c.part, c.name
  having sum(c.sign * c.total) <> 0 or sum(c.sign * c.reached) <> 0;
  return case when tg_op = 'DELETE' then old end;
end $function$;

CREATE OR REPLACE FUNCTION private.count_subscriber()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.daily_counts (day, part, name, total)
  select c.day, c.part, c.name, sum(c.sign)
  from (
    select -1 as sign, o.* from private.counts_of_subscriber(old) as o where tg_op <> 'INSERT'
    union all select 1, n.* from private.counts_of_subscriber(new) as n where tg_op <> 'DELETE') as c
  group by c.day, c.part, c.name having sum(c.sign) <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.counts_of_request (
  request public.workbook_requests
)
  RETURNS TABLE (
    day     date,
    part    text,
    name    text,
    total   integer,
    reached integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (request.created_at at time zone 'UTC')::date, tag.part, tag.name, 1, (request.confirmed_at is not null)::integer
  from (values ('requests', ''), ('source', coalesce(request.utm_source, 'none')), ('medium', coalesce(request.utm_medium, 'none')),
    ('campaign', coalesce(request.utm_campaign, 'none'))) as tag (part, name)
  union all
  select (request.confirmed_at at time zone 'UTC')::date, 'started', '', 1, 0 where request.confirmed_at is not null
  union all
  select (request.unsubscribed_at at time zone 'UTC')::date, 'unsubscribed', '', 1, 0 where request.unsubscribed_at is not null
  union all
  select (request.confirmed_at at time zone 'UTC')::date, j.kind, '',
    count(*) filter (where j.sent_at is null and j.dead_at is null)::integer, count(j.sent_at)::integer
  from public.email_jobs as j
  where j.request_id = request.id and j.kind like 'course-%' and request.confirmed_at is not null
  group by j.kind
$function$;

CREATE OR REPLACE FUNCTION private.counts_of_subscriber (
  subscriber public.newsletter_subscribers
)
  RETURNS TABLE (
    day  date,
    part text,
    name text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (subscriber.created_at at time zone 'UTC')::date, 'subscribers', case when subscriber.unsubscribed_at is not null then 'left'
    when subscriber.confirmed_at is null then 'waiting' else 'reading' end
  union all
  select (subscriber.unsubscribed_at at time zone 'UTC')::date, 'left-after', subscriber.unsubscribed_after::text
  where subscriber.unsubscribed_at is not null and subscriber.unsubscribed_after is not null
$function$;

CREATE OR REPLACE FUNCTION private.create_profile()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.profiles (id, email, full_name, created_at)
  values (new.id, new.email, private.name_from_metadata(new.raw_user_meta_data), coalesce(new.created_at, now()))
  on conflict (id) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.dashboard_course (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    course_day integer,
    started    bigint,
    sent       bigint,
    waiting    bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH counted
  AS (
          SELECT c_1.part,
             sum(c_1.total) AS total,
             sum(c_1.reached) AS reached
            FROM private.daily_counts c_1
           WHERE ((c_1.part = ANY ((ARRAY['started'::text] || ARRAY( SELECT ('course-'::text || n.n)
                    FROM generate_series(1, 7) n(n))))) AND ((c_1.day >= dashboard_course.from_day) AND (c_1.day <= dashboard_course.to_day)))
           GROUP BY c_1.part
         ), size AS (
          SELECT (COALESCE(sum(c_1.total), (0)::numeric))::bigint AS people
            FROM counted c_1
           WHERE (c_1.part = 'started'::text)
         )
  SELECT d.n,
     size.people,
         CASE
             WHEN (size.people >= 5) THEN COALESCE(c.reached, (0)::bigint)
             ELSE NULL::bigint
         END AS "case",
         CASE
             WHEN (size.people >= 5) THEN COALESCE(c.total, (0)::bigint)
             ELSE NULL::bigint
         END AS "case"
    FROM ((size
      CROSS JOIN generate_series(1, 7) d(n))
      LEFT JOIN counted c ON ((c.part = ('course-'::text || d.n))))
   ORDER BY d.n;
END;

CREATE OR REPLACE FUNCTION private.dashboard_funnel()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('counted_at', max(f.counted_at), 'weeks', coalesce(jsonb_agg(jsonb_build_object(
    'week', f.week, 'arrivals', f.arrivals, 'asked', f.asked,
    'confirmed', private.hide_small_group(f.confirmed, f.confirmed), 'accounts', f.accounts,
    'flipped', private.hide_small_group(f.flipped, f.flipped),
    'active_week_4', private.hide_small_group(f.active_week_4, f.active_week_4),
    'week_4_is_over', f.active_week_4 is not null) order by f.week desc), '[]'))
  from private.funnel_weeks as f
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_mail_queue()
  RETURNS TABLE (
    waiting            bigint,
    due                bigint,
    in_flight          bigint,
    retrying           bigint,
    oldest_due_seconds bigint,
    sent_24h           bigint,
    failed             bigint,
    last_sent_at       timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT w.waiting,
     d.due,
     w.in_flight,
     w.retrying,
     (COALESCE(EXTRACT(epoch FROM (now() - d.oldest)), (0)::numeric))::bigint
  AS "coalesce",
     ( SELECT count(*) AS count
            FROM public.email_jobs j
           WHERE (j.sent_at > (now() - '24:00:00'::interval))) AS count,
     ( SELECT count(*) AS count
            FROM public.email_jobs j
           WHERE (j.dead_reason = 'failed'::text)) AS count,
     ( SELECT max(j.sent_at) AS max
            FROM public.email_jobs j
           WHERE (j.sent_at IS NOT NULL)) AS max
    FROM ( SELECT count(*) AS waiting,
             count(*) FILTER (WHERE (j.lease_until > now())) AS in_flight,
             count(*) FILTER (WHERE (j.attempts > 0)) AS retrying
            FROM public.email_jobs j
           WHERE ((j.sent_at IS NULL) AND (j.dead_at IS NULL))) w,
     ( SELECT count(*) AS due,
             min(j.send_after) FILTER (WHERE (NOT j.bulk)) AS oldest
            FROM public.email_jobs j
           WHERE ((j.sent_at IS NULL) AND (j.dead_at IS NULL) AND (j.send_after <= now()) AND (NOT ((j.kind ~~ 'course-%'::text) AND (EXISTS ( SELECT
                    FROM public.workbook_requests r
                   WHERE ((r.id = j.request_id) AND (r.paused_at IS NOT NULL)))))))) d;
END;

CREATE OR REPLACE FUNCTION private.dashboard_sources (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    dimension text,
    name      text,
    requests  bigint,
    confirmed bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH named
  AS (
          SELECT c.part AS dimension,
             c.name,
             sum(c.total) AS requests,
             sum(c.reached) AS confirmed
            FROM private.daily_counts c
           WHERE ((c.part = ANY (ARRAY['source'::text, 'medium'::text, 'campaign'::text])) AND ((c.day >= dashboard_sources.from_day) AND (c.day <= dashboard_sources.to_day)))
           GROUP BY c.part, c.name
          HAVING (sum(c.total) > 0)
         ), ranked AS (
          SELECT n.dimension,
             n.name,
             n.requests,
             n.confirmed,
             row_number() OVER (PARTITION BY n.dimension ORDER BY n.requests DESC, n.name) AS place
            FROM named n
         )
  SELECT k.dimension,
     shown.name,
     (sum(k.requests))::bigint AS sum,
         CASE
             WHEN (sum(k.requests) >= (5)::numeric) THEN (sum(k.confirmed))::bigint
             ELSE NULL::bigint
         END AS "case"
    FROM ranked k,
     LATERAL ( SELECT
                 CASE
                     WHEN ((k.requests >= 5) AND (k.place <= 20)) THEN k.name
                     ELSE 'other'::text
                 END AS name) shown
   GROUP BY k.dimension, shown.name
   ORDER BY k.dimension DESC, (shown.name = 'other'::text), (sum(k.requests)) DESC, shown.name;
END;

CREATE OR REPLACE FUNCTION private.dashboard_visits (
  from_day date,
  to_day   date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with summed as (
    select v.day, v.part, v.name, sum(v.views) as views from private.daily_visits as v
    where v.day between from_day and to_day group by grouping sets ((v.day, v.part), (v.part, v.name))
  ), days as (
    select d.day::date, coalesce(sum(s.views) filter (where s.part = 'pages'), 0) as views,
      coalesce(sum(s.views) filter (where s.part = 'sources'), 0) as arrivals
    from generate_series(from_day, to_day, interval '1 day') as d (day) left join summed as s on s.day = d.day::date
    group by d.day
  ), listed as (
    select s.part, shown.name, sum(s.views) as views
    from summed as s, lateral (
      select case when s.part = 'campaigns' and s.views < 5 then 'other' else s.name end as name) as shown
    where s.day is null
    group by s.part, shown.name
  ), ranked as (
    select *, row_number() over (partition by l.part order by l.name = 'other' and l.part = 'campaigns', l.views desc, l.name)
      as place
    from listed as l where l.views > 0
  )
  select jsonb_build_object('views', sum(d.views), 'arrivals', sum(d.arrivals), 'days', jsonb_agg(d order by d.day),
    'lists', (select coalesce(jsonb_agg(jsonb_build_object('part', r.part, 'name', r.name,
        'count', case when r.views not between 1 and 4 then r.views end) order by r.part, r.place), '[]')
      from ranked as r where r.place <= 12))
  from days as d
$function$;

CREATE OR REPLACE FUNCTION private.delete_workbook_request()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.workbook_requests where email = private.normalise_email(old.email);
  delete from public.newsletter_subscribers where email = private.normalise_email(old.email);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_subscription (
  subscriber_id uuid,
  source        text,
  at            timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update public.newsletter_subscribers as s
  set unsubscribed_at = case
      when s.unsubscribed_at is null then greatest(at, s.consent_at)
      when exists (select from public.newsletter_submissions as a where a.subscriber_id = s.id and a.submitted_at > s.unsubscribed_at)
        then greatest(at, s.unsubscribed_at)
      else s.unsubscribed_at end,
    unsubscribed_by = coalesce(s.unsubscribed_by, end_subscription.source),
    unsubscribed_after = coalesce(s.unsubscribed_after, (
      select j.issue_id from public.email_jobs as j
      where j.subscriber_id = s.id and j.issue_id is not null and j.sent_at is not null order by j.sent_at desc limit 1))
  where s.id = end_subscription.subscriber_id;
  delete from public.email_jobs as j
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = at, dead_reason = 'unsubscribed'
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null;
end $function$;

CREATE OR REPLACE FUNCTION private.fan_out_newsletter (
  batch integer,
  at    timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  issue public.newsletter_issues;
  last_id uuid;
  -- One comparison, so that the index scan starts at the cursor.
  behind uuid;
  added integer := 0;
begin
  select i.* into issue from public.newsletter_issues as i
  where i.send_at <= at and i.fanned_out_at is null and i.finished_at is null and i.stopped_at is null
  order by i.send_at, i.id limit 1 for update skip locked;
  if found then
    behind := coalesce(issue.cursor, '00000000-0000-0000-0000-000000000000');
    -- Locks against a concurrent unsubscription, which must see the job in order to delete it.
    with next as materialized (
      select s.id, s.email from public.newsletter_subscribers as s
      where s.confirmed_at is not null and s.unsubscribed_at is null and s.confirmed_at <= coalesce(issue.started_at, at)
        and s.id > behind
      order by s.id limit batch for share
    ), made as (
      insert into public.email_jobs (subscriber_id, issue_id, kind, bulk, recipient, subject, html, text, created_at, send_after)
      select n.id, issue.id, 'newsletter', true, n.email, issue.subject, '', '', at, at from next as n
      on conflict (issue_id, subscriber_id) where issue_id is not null do nothing
      returning 1)
    select (select n.id from next as n order by n.id desc limit 1), (select count(*) from made) into last_id, added;
    update public.newsletter_issues as i
    set started_at = coalesce(i.started_at, at), cursor = coalesce(last_id, i.cursor),
      fanned_out_at = case when last_id is null and not exists (
        select from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.unsubscribed_at is null and s.confirmed_at <= coalesce(i.started_at, at)
          and s.id > behind) then at end
    where i.id = issue.id;
  end if;
  if added = 0 then
    update public.newsletter_issues as i set finished_at = at,
      sent = (select count(*) from public.email_jobs as j where j.issue_id = i.id and j.sent_at is not null),
      failed = (select count(*) from public.email_jobs as j where j.issue_id = i.id and j.dead_reason in ('failed', 'expired'))
    where i.fanned_out_at is not null and i.finished_at is null
      and not exists (select from public.email_jobs as j where j.issue_id = i.id and j.sent_at is null and j.dead_at is null);
  end if;
  return added;
end $function$;

CREATE OR REPLACE FUNCTION private.find_messages (
  search text,
  topic  text,
  states text[],
  before timestamp with time zone,
  most   integer
)
  RETURNS SETOF public.contact_messages
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  pattern constant text := '%' || replace(replace(replace(nullif(btrim(search), ''), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  since constant timestamptz := case when char_length(btrim(search)) between 1 and 2 then (
    select c.created_at from public.contact_messages as c order by c.created_at desc offset 2000 limit 1) end;
begin
  return query
  select c.* from public.contact_messages as c
  where (pattern is null or (c.name || E'\n' || c.email || E'\n' || coalesce(c.subject, '') || E'\n' || c.message) ilike pattern)
    and (topic is null or c.type = topic) and (states is null or c.state = any (states))
    and (before is null or c.created_at < before) and (since is null or c.created_at > since)
  order by c.created_at desc, c.id limit most;
end $function$;

CREATE OR REPLACE FUNCTION private.has_second_factor (
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (select from auth.mfa_factors as f where f.user_id = person and f.status::text = 'verified')
$function$;

CREATE OR REPLACE FUNCTION private.hide_small_group (
  sessions bigint,
  people   bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((COALESCE(people, (0)::bigint) < 1) OR (COALESCE(people, (0)::bigint) > 4)) THEN COALESCE(sessions, (0)::bigint) ELSE NULL::bigint END;

CREATE OR REPLACE FUNCTION private.is_admin (
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.user_roles r WHERE ((r.user_id = is_admin.person) AND (r.role = 'admin'::text))));

CREATE OR REPLACE FUNCTION private.dashboard_users()
  RETURNS TABLE (
    id         uuid,
    email      text,
    created_at timestamp with time zone,
    is_admin   boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.id,
     p.email,
     p.created_at,
     private.is_admin(p.id)
  AS is_admin
    FROM public.profiles p
   ORDER BY p.created_at DESC, p.id
  LIMIT 10;
END;

CREATE OR REPLACE FUNCTION private.is_email (
  address text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN
  (((length(address) >= 6) AND (length(address) <= 254)) AND (address ~
  '^[^[:space:][:cntrl:]@,;:<>"()\\\[\]]{1,64}@[^[:space:][:cntrl:]@,;:<>"()\\\[\]]+\.[^[:space:][:cntrl:]@.,;:<>"()\\\[\]]{2,}$'::text) AND
  (address !~ '\.\.|@\.|@-|\.@|^\.'::text));

CREATE OR REPLACE FUNCTION private.issue_with_figures (
  issue public.newsletter_issues
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', issue.id, 'subject', issue.subject, 'updated_at', issue.updated_at, 'send_at', issue.send_at,
    'state', case when issue.stopped_at is not null then 'stopped' when issue.finished_at is not null then 'sent'
      when issue.started_at is not null then 'sending' when issue.send_at is not null then 'scheduled' else 'draft' end,
    'started_at', issue.started_at, 'finished_at', issue.finished_at,
    'sent', coalesce(issue.sent, (select coalesce(sum(c.total), 0) from private.daily_counts as c
      where c.part = 'issue' and c.name = issue.id::text and c.day >= began)),
    'failed', coalesce(issue.failed, (select count(*) from public.email_jobs as j
      where j.issue_id = issue.id and j.dead_at is not null and j.dead_reason in ('failed', 'expired'))),
    'queued', (select count(*) from public.email_jobs as j
        where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null)
      + case when issue.started_at is not null and issue.fanned_out_at is null and issue.stopped_at is null then (
        select count(*) from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.confirmed_at <= issue.started_at and s.unsubscribed_at is null
          and s.id > coalesce(issue.cursor, '00000000-0000-0000-0000-000000000000')) else 0 end,
    'unsubscribed', (select coalesce(sum(c.total), 0) from private.daily_counts as c
      where c.part = 'left-after' and c.name = issue.id::text and c.day >= began))
  from (select (issue.started_at at time zone 'UTC')::date as began) as first_day
$function$;

CREATE OR REPLACE FUNCTION private.merge_daily_counts()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with gone as (
    delete from private.daily_counts as c
    where c.day in (select d.day from private.daily_counts as d where not d.merged)
    returning c.day, c.part, c.name, c.total, c.reached)
  insert into private.daily_counts (day, part, name, total, reached, merged)
  select g.day, g.part, g.name, sum(g.total), sum(g.reached), true from gone as g
  group by g.day, g.part, g.name having sum(g.total) <> 0 or sum(g.reached) <> 0
$function$;

CREATE OR REPLACE FUNCTION private.name_from_metadata (
  metadata jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN
  NULLIF(btrim("left"(regexp_replace(COALESCE((metadata ->> 'full_name'::text), (metadata ->> 'name'::text), ''::text), '[[:cntrl:]]+'::text, ' '::text, 'g'::text), 200)),
  ''::text);

CREATE OR REPLACE FUNCTION private.normalise_email (
  address text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN lower(regexp_replace(address, '^\s+|\s+$'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION private.opened_contact_message (
  message_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not exists (select from public.contact_messages as c where c.id = message_id) then return null; end if;
  perform private.audit('message-read', message_id::text);
  return (
    select to_jsonb(c) || jsonb_build_object(
      'takes_mail', not exists (select from public.email_suppressions as s where s.email = c.email),
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at, 'sent_at', j.sent_at,
          'dead_reason', j.dead_reason) order by r.copy), '[]')
        from public.contact_replies as r
        left join public.email_jobs as j on j.contact_id = r.contact_id and j.kind = 'reply' and j.copy = r.copy
        where r.contact_id = c.id))
    from public.contact_messages as c where c.id = message_id);
end $function$;

CREATE OR REPLACE FUNCTION private.person_summary (
  address text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with account as (
    select p.id, p.created_at, private.is_admin(p.id) as is_admin, u.email_confirmed_at, u.last_sign_in_at
    from auth.users as u join public.profiles as p on p.id = u.id
    where u.email = address limit 1
  ), parts as (
    select
      (select jsonb_build_object('created_at', a.created_at, 'confirmed_at', a.email_confirmed_at,
        'last_sign_in_at', a.last_sign_in_at, 'is_admin', a.is_admin,
        'flips', (select jsonb_build_object('count', count(*), 'first_month', to_char(min(f.session_date), 'YYYY-MM'),
          'last_month', to_char(max(f.session_date), 'YYYY-MM')) from public.flip_sessions as f where f.user_id = a.id),
        'consents', (select coalesce(jsonb_agg(jsonb_build_object('version', c.version, 'given_at', c.given_at,
          'withdrawn_at', c.withdrawn_at) order by c.given_at), '[]') from public.account_consents as c where c.user_id = a.id),
        'sessions', (select count(*) from auth.sessions as s where s.user_id = a.id)) from account as a) as account,
      (select jsonb_build_object('created_at', r.created_at, 'confirmed_at', r.confirmed_at, 'paused_at', r.paused_at,
        'unsubscribed_at', r.unsubscribed_at, 'consent_version', r.consent_version)
        from public.workbook_requests as r where r.email = address) as workbook,
      (select jsonb_build_object('created_at', s.created_at, 'confirmed_at', s.confirmed_at,
        'unsubscribed_at', s.unsubscribed_at, 'consent_version', s.consent_version, 'source', s.source)
        from public.newsletter_subscribers as s where s.email = address) as newsletter,
      (select jsonb_build_object('count', count(*), 'first_at', min(c.created_at), 'last_at', max(c.created_at))
        from public.contact_messages as c where c.email = address having count(*) > 0) as messages,
      (select jsonb_build_object('sent', count(j.sent_at), 'waiting', count(*) filter (where j.sent_at is null and j.dead_at is null),
        'given_up', count(j.dead_at), 'last_sent_at', max(j.sent_at))
        from public.email_jobs as j where j.recipient = address and j.kind <> 'contact' having count(*) > 0) as mails,
      (select jsonb_build_object('reason', s.reason, 'suppressed_at', s.suppressed_at)
        from public.email_suppressions as s where s.email = address) as suppression)
  select to_jsonb(p) || jsonb_build_object('email', address) from parts as p
  where num_nonnulls(p.account, p.workbook, p.newsletter, p.messages, p.mails, p.suppression) > 0
$function$;

CREATE OR REPLACE FUNCTION private.rebuild_daily_counts()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(20261122, 1);
  lock table public.workbook_requests, public.newsletter_subscribers, public.email_jobs in share row exclusive mode;
  truncate private.daily_counts;
  insert into private.daily_counts (day, part, name, total, reached, merged)
  select c.day, c.part, c.name, sum(c.total), sum(c.reached), true
  from public.workbook_requests as r, private.counts_of_request(r) as c group by c.day, c.part, c.name
  union all
  select c.day, c.part, c.name, count(*), 0, true
  from public.newsletter_subscribers as s, private.counts_of_subscriber(s) as c group by c.day, c.part, c.name
  union all
  select (j.sent_at at time zone 'UTC')::date, 'issue', j.issue_id::text, count(*), 0, true
  from public.email_jobs as j where j.issue_id is not null and j.sent_at is not null group by 1, 3;
end $function$;

CREATE OR REPLACE FUNCTION private.rebuild_daily_figures()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(20261122, 1);
  lock table public.profiles, public.flip_sessions in share row exclusive mode;
  truncate private.daily_rollups, private.daily_deltas;
  insert into private.daily_rollups (series, day, sessions)
  select 'signups', (created_at at time zone 'UTC')::date, count(*) from public.profiles group by 2;
  insert into private.daily_rollups (series, day, sessions, newcomers)
  with counted as (
    select user_id, series, session_date as day, count(*) as sessions
    from public.flip_sessions as s, unnest(private.series_of(s)) as series
    group by user_id, series, session_date
  ), gaps as (
    select series, day, sessions,
      least(coalesce(day - lag(day) over (partition by user_id, series order by day), 366), 366) as gap
    from counted
  ), by_gap as (
    select series, day, gap, sum(sessions) as sessions, count(*)::integer as people from gaps group by series, day, gap
  )
  select series, day, sum(sessions), private.add_newcomers(array_fill(0, array[366]), array_agg(gap), array_agg(people))
  from by_gap group by series, day order by series, day;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_beyond_quota()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Serialises a person's writers, so that two concurrent inserts cannot both pass.
  perform from public.profiles where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct user_id, (created_at at time zone 'UTC')::date as day from added) as arrived,
    lateral (
      select count(*) as flips from (
        select from public.flip_sessions as f
        where f.user_id = arrived.user_id and f.created_at >= arrived.day::timestamp at time zone 'UTC'
          and f.created_at < (arrived.day + 1)::timestamp at time zone 'UTC'
        limit 301) as stored) as counted
    where counted.flips > 300) then
    -- PostgREST maps PT429 to HTTP status 429.
    raise exception 'No more than 300 flips are kept for one person and day.'
      using errcode = 'PT429', hint = 'The next day begins at midnight UTC.';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_more_counts()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select from public.notebook_counts where user_id in (select user_id from added)
      group by user_id having count(*) > 600) then
    -- PostgREST maps PT429 to HTTP status 429.
    raise exception 'No more than 600 months of devices are kept for one person.' using errcode = 'PT429';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.require_admin()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  state constant text := private.admin_state();
begin
  if state <> 'admin' then
    raise exception '%', case
        when state in ('enrol', 'code') then 'An admin needs a second factor for this.'
        when state = 'ended' then 'This admin session has ended.'
        else 'Only an admin may do this.' end
      using errcode = '42501', hint = state;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_range (
  from_day date,
  to_day   date
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if (to_day - from_day between 0 and 365) is not true then
    raise exception 'A range has 1 to 366 days.' using errcode = '22023';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_recent_proof()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if (private.authenticated_at() > now() - interval '5 minutes') is not true then
    raise exception 'Show your code or password again.' using errcode = '42501', hint = 'proof';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.reset_on_confirmation()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.profiles set full_name = private.name_from_metadata(new.raw_user_meta_data) where id = new.id;
  if new.raw_user_meta_data ->> 'sign_up' is null then
    delete from public.account_consents where user_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.series_of (
  flip public.flip_sessions
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN
  array_remove(ARRAY['all'::text, CASE WHEN ((flip).flip_step_reached = 'complete'::text) THEN 'completed'::text ELSE NULL::text END, CASE WHEN (flip).action_needed THEN
  'action'::text WHEN (NOT (flip).action_needed) THEN 'no-action'::text ELSE NULL::text END,
  CASE WHEN (flip).was_emergency_mode THEN 'emergency'::text ELSE NULL::text END,
  ('technique:'::text || (flip).flip_technique), ('hour:'::text || EXTRACT(hour FROM ((flip).created_at AT TIME ZONE 'UTC'::text)))], NULL::text);

CREATE OR REPLACE FUNCTION private.smaller_of_pair (
  own         bigint,
  counterpart bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((counterpart >= 1) AND (counterpart <= 4)) THEN counterpart ELSE own END;

CREATE OR REPLACE FUNCTION private.sync_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.utc_start (
  day date
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ((day)::timestamp WITHOUT time zone AT TIME ZONE 'UTC'::text);

CREATE OR REPLACE FUNCTION private.dashboard_workbook (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    requests     bigint,
    confirmed    bigint,
    unsubscribed bigint,
    bounced      bigint,
    complained   bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(sum(c.total) FILTER (WHERE (c.part = 'requests'::text)), (0)::bigint)
  AS "coalesce",
     COALESCE(sum(c.reached) FILTER (WHERE (c.part = 'requests'::text)), (0)::bigint) AS "coalesce",
     COALESCE(sum(c.total) FILTER (WHERE (c.part = 'unsubscribed'::text)), (0)::bigint) AS "coalesce",
     ( SELECT count(*) AS count
            FROM public.email_suppressions s
           WHERE ((s.suppressed_at >= private.utc_start(dashboard_workbook.from_day)) AND (s.suppressed_at < private.utc_start((dashboard_workbook.to_day + 1))) AND (s.reason = 'bounce'::text))) AS count,
     ( SELECT count(*) AS count
            FROM public.email_suppressions s
           WHERE ((s.suppressed_at >= private.utc_start(dashboard_workbook.from_day)) AND (s.suppressed_at < private.utc_start((dashboard_workbook.to_day + 1))) AND (s.reason = 'complaint'::text))) AS count
    FROM private.daily_counts c
   WHERE ((c.part = ANY (ARRAY['requests'::text, 'unsubscribed'::text])) AND ((c.day >= dashboard_workbook.from_day) AND (c.day <= dashboard_workbook.to_day)));
END;

CREATE OR REPLACE FUNCTION private.utc_today()
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((now() AT TIME ZONE 'UTC'::text))::date;

CREATE OR REPLACE FUNCTION public.account_has_password (
  user_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((
    select u.encrypted_password <> '' from auth.users as u where u.id = account_has_password.user_id), false)
$function$;

REVOKE ALL ON FUNCTION "public"."account_has_password"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.account_sessions (
  user_id uuid
)
  RETURNS TABLE (
    id           uuid,
    created_at   timestamp with time zone,
    last_used_at timestamp with time zone,
    user_agent   text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- refreshed_at is a UTC timestamp without time zone.
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent
  from auth.sessions as s
  where s.user_id = account_sessions.user_id and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."account_sessions"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.admin_add_day_note (
  day  date,
  note text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  added uuid;
begin
  perform private.require_admin();
  if coalesce(char_length(btrim(note)) between 1 and 120, false) is false
    or (select count(*) from private.day_notes as n where n.day = admin_add_day_note.day) >= 10 then
    return false;
  end if;
  insert into private.day_notes (day, note) values (admin_add_day_note.day, btrim(admin_add_day_note.note))
  returning id into added;
  perform private.audit('note-added', added::text);
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_add_day_note"(date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_audit_log (
  only_action text    DEFAULT NULL::text,
  before_id   bigint  DEFAULT NULL::bigint,
  page_size   integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    at          timestamp with time zone,
    actor_email text,
    action      text,
    object      text,
    about       text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id = a.object::uuid) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc limit least(greatest(page_size, 1), 100);
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_delete_newsletter (
  issue_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  delete from public.newsletter_issues as i where i.id = issue_id and i.send_at is null;
  if found then
    perform private.audit('newsletter-deleted', issue_id::text);
  end if;
  return found;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_delete_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_delete_person (
  email         text,
  with_messages boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(admin_delete_person.email);
  account uuid;
begin
  perform private.require_recent_proof();
  select p.id into account from public.profiles as p where p.email = address for update;
  if private.is_admin(account) then return 'admin'; end if;
  if private.person_summary(address) is null then return 'unknown'; end if;
  perform private.audit('person-deleted', account::text);
  delete from auth.users as u where u.id = account;
  delete from public.workbook_requests as r where r.email = address;
  delete from public.newsletter_subscribers as s where s.email = address;
  if with_messages then
    delete from public.contact_messages as c where c.email = address;
  end if;
  -- Any mails left belong to a message that is kept.
  return 'deleted';
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_delete_person"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_export_person (
  email text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(admin_export_person.email);
  summary jsonb;
begin
  perform private.require_recent_proof();
  summary := private.person_summary(address);
  if summary is null then return null; end if;
  perform private.audit('person-exported', (select p.id::text from public.profiles as p where p.email = address));
  return jsonb_build_object(
    'summary', summary,
    'profile', (select to_jsonb(p) from public.profiles as p where p.email = address),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.account_consents as c
      join public.profiles as p on p.id = c.user_id where p.email = address),
    'workbook', (select to_jsonb(r) from public.workbook_requests as r where r.email = address),
    'workbook_submissions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.workbook_submissions as s
      join public.workbook_requests as r on r.id = s.request_id where r.email = address),
    'newsletter', (select to_jsonb(s) - 'token' from public.newsletter_subscribers as s where s.email = address),
    'newsletter_submissions', (select coalesce(jsonb_agg(to_jsonb(a) - 'token'), '[]') from public.newsletter_submissions as a
      join public.newsletter_subscribers as s on s.id = a.subscriber_id where s.email = address),
    'messages', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('answers', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'contact_id'), '[]') from public.contact_replies as r where r.contact_id = c.id))
      order by c.created_at), '[]') from public.contact_messages as c where c.email = address),
    'mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', j.kind, 'subject', j.subject, 'created_at', j.created_at,
        'sent_at', j.sent_at, 'given_up_at', j.dead_at) order by j.created_at), '[]')
      from public.email_jobs as j where j.recipient = address and j.kind <> 'contact'),
    'suppression', (select to_jsonb(s) from public.email_suppressions as s where s.email = address));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_export_person"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_export_subscribers (
  after     uuid    DEFAULT NULL::uuid,
  page_size integer DEFAULT 1000
)
  RETURNS TABLE (
    id              uuid,
    email           text,
    source          text,
    consent_version text,
    consent_at      timestamp with time zone,
    confirmed_at    timestamp with time zone,
    unsubscribed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_admin();
  if admin_export_subscribers.after is null then
    perform private.audit('subscribers-exported');
  end if;
  return query
  select s.id, s.email, s.source, s.consent_version, s.consent_at, s.confirmed_at, s.unsubscribed_at
  from public.newsletter_subscribers as s
  where admin_export_subscribers.after is null or s.id > admin_export_subscribers.after
  order by s.id limit least(greatest(admin_export_subscribers.page_size, 1), 1000);
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_export_subscribers"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_gate()
  RETURNS TABLE (
    status     text,
    user_id    uuid,
    email      text,
    has_factor boolean
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  state constant text := private.admin_state();
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
begin
  if state = 'admin' then
    if not exists (select from private.admin_sessions as s where s.session_id = session and s.authenticated_at >= proof) then
      perform private.audit('sign-in', session::text);
      delete from public.admin_audit as a where a.at < now() - interval '2 years';
    end if;
    insert into private.admin_sessions as s (session_id, user_id, authenticated_at) values (session, person, proof)
    on conflict (session_id) do update set last_seen_at = now(), authenticated_at = excluded.authenticated_at
      where s.last_seen_at < now() - interval '1 minute' or s.authenticated_at < excluded.authenticated_at;
  elsif state = 'not-admin' then
    perform private.audit('refusal');
  end if;
  return query select state, person, (select p.email from public.profiles as p where p.id = person),
    state in ('admin', 'code') and private.has_second_factor(person);
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_gate"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_grant_role (
  email text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account uuid;
begin
  perform private.require_recent_proof();
  select u.id into account from auth.users as u
  where u.email = private.normalise_email(admin_grant_role.email) and u.email_confirmed_at is not null;
  if account is null then return 'unknown'; end if;
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  return case when found then 'granted' else 'already' end;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_grant_role"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_import_subscribers (
  emails          text[],
  consent_text    text,
  consent_version text,
  mail            jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text;
  subscriber public.newsletter_subscribers;
  asked integer := 0;
  known integer := 0;
  suppressed integer := 0;
  invalid integer := 0;
begin
  perform private.require_admin();
  if cardinality(emails) > 1000 then
    raise exception 'At most 1,000 addresses at a time.' using errcode = '22023';
  end if;
  for address in select distinct private.normalise_email(e) from unnest(emails) as e where e is not null loop
    if not coalesce(private.is_email(address), false) then
      invalid := invalid + 1;
    elsif exists (select from public.email_suppressions as s where s.email = address) then
      suppressed := suppressed + 1;
    else
      insert into public.newsletter_subscribers (email, source, consent_text, consent_version)
      values (address, 'import', admin_import_subscribers.consent_text, admin_import_subscribers.consent_version)
      on conflict (email) do nothing returning * into subscriber;
      if found then
        perform private.ask_subscriber(
          subscriber, admin_import_subscribers.consent_text, admin_import_subscribers.consent_version, mail, true, now());
        asked := asked + 1;
      else
        known := known + 1;
      end if;
    end if;
  end loop;
  perform private.audit('subscribers-imported', asked::text);
  return jsonb_build_object('asked', asked, 'known', known, 'suppressed', suppressed, 'invalid', invalid);
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_inbox (
  search     text                     DEFAULT NULL::text,
  topic      text                     DEFAULT NULL::text,
  wanted     text                     DEFAULT 'open'::text,
  before     timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  message_id uuid                     DEFAULT NULL::uuid,
  page_size  integer                  DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  states constant text[] := case when wanted = 'open' then array['new', 'in-progress'] when wanted is not null then array[wanted] end;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'counts', (select jsonb_object_agg(each.state, each.messages) from (
      select s.state, (select count(*) from (
        select from public.contact_messages as c where c.state = s.state limit 1000) as counted) as messages
      from unnest(array['new', 'in-progress', 'answered', 'closed']) as s (state)) as each),
    'matches', (select count(*) from private.find_messages(search, topic, states, null, 1000)),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'message' order by m.created_at desc, m.id), '[]')
      from private.find_messages(search, topic, states, before, least(greatest(page_size, 1), 100)) as m),
    'opened', private.opened_contact_message(message_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_inbox"(text, text, text, timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_mails()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'mail', (select to_jsonb(q) from private.dashboard_mail_queue() as q),
    'undelivered', (select coalesce(jsonb_agg(u), '[]') from (
      select id, kind, recipient, attempts, last_error, dead_reason, dead_at
      from public.email_jobs where dead_at is not null order by dead_at desc, id limit 100) as u),
    'suppressed', (select count(*) from public.email_suppressions),
    'suppressions', (select coalesce(jsonb_agg(s), '[]') from (
      select * from public.email_suppressions order by suppressed_at desc, email limit 100) as s));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_mails"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_newsletter (
  issue_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'subscribers', (select jsonb_object_agg(state, (select coalesce(sum(c.total), 0) from private.daily_counts as c
        where c.part = 'subscribers' and c.name = state))
      from unnest(array['reading', 'waiting', 'left']) as state),
    'issues', (select coalesce(jsonb_agg(private.issue_with_figures(i) order by i.created_at desc, i.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 30) as i),
    'issue', (select private.issue_with_figures(i::public.newsletter_issues) || jsonb_build_object('preheader', i.preheader, 'body', i.body)
      from public.newsletter_issues as i where i.id = admin_newsletter.issue_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_overview (
  from_day date,
  to_day   date,
  compare  boolean DEFAULT false,
  for_file boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  days constant integer := to_day - from_day + 1;
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  if for_file then
    perform private.audit('export', concat_ws('/', from_day, to_day));
  end if;
  return jsonb_build_object(
    'totals', (select to_jsonb(t) from private.dashboard_totals() as t),
    'periods', (select jsonb_agg(p) from private.dashboard_periods(from_day, to_day) as p),
    'days', (select jsonb_agg(d) from private.dashboard_days(from_day, to_day) as d),
    'days_before', case when compare then
      (select jsonb_agg(d) from private.dashboard_days(from_day - days, from_day - 1) as d) end,
    'techniques', (select coalesce(jsonb_agg(t), '[]') from private.dashboard_techniques(from_day, to_day) as t),
    'hours', (select jsonb_agg(h) from private.dashboard_hours(from_day, to_day) as h),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_users() as u),
    'visits', private.dashboard_visits(from_day, to_day),
    'visits_before', (select jsonb_build_object('views', coalesce(sum(v.views) filter (where v.part = 'pages'), 0),
        'arrivals', coalesce(sum(v.views) filter (where v.part = 'sources'), 0))
      from private.daily_visits as v where v.day between from_day - days and from_day - 1 and v.part <> 'campaigns'),
    'funnel', private.dashboard_funnel(),
    'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'day', n.day, 'note', n.note)
        order by n.day desc, n.created_at desc), '[]')
      from private.day_notes as n where n.day between from_day and to_day),
    'open', jsonb_build_object(
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      'received', (select coalesce(jsonb_agg(c.created_at), '[]') from (
        select c.created_at from public.contact_messages as c where c.handled_at is null
        order by c.created_at desc limit 100) as c)),
    'failed_mails', (select count(*) from public.email_jobs as j
      where j.dead_at is not null and j.dead_reason = 'failed'));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_overview"(date, date, boolean, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_people (
  from_day date,
  to_day   date,
  email    text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(nullif(btrim(admin_people.email), ''));
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  if address is not null then
    perform private.audit('person-searched');
  end if;
  return jsonb_build_object(
    'admins', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'granted_at', r.granted_at,
        'has_factor', private.has_second_factor(p.id), 'is_self', p.id = auth.uid()) order by r.granted_at, p.id), '[]')
      from public.user_roles as r join public.profiles as p on p.id = r.user_id where r.role = 'admin'),
    'person', case when address is not null then private.person_summary(address) end,
    'users', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_users() as u),
    'workbook', (select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c));
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_people"(date, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_remove_day_note (
  note_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  delete from private.day_notes as n where n.id = note_id;
  if found then
    perform private.audit('note-removed', note_id::text);
  end if;
  return found;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_remove_day_note"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_reply_to_message (
  message_id uuid,
  body       text,
  mail       jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message public.contact_messages;
  next_copy integer;
begin
  perform private.require_admin();
  select c.* into message from public.contact_messages as c where c.id = message_id for update;
  if not found then return 'gone'; end if;
  if exists (select from public.contact_replies as r
    where r.contact_id = message_id and r.body = admin_reply_to_message.body and r.created_at > now() - interval '10 minutes') then
    return 'duplicate';
  end if;
  if exists (select from public.email_suppressions as s where s.email = message.email) then return 'suppressed'; end if;
  select coalesce(max(r.copy), 0) + 1 into next_copy from public.contact_replies as r where r.contact_id = message_id;
  insert into public.contact_replies (contact_id, copy, body) values (message_id, next_copy, admin_reply_to_message.body);
  insert into public.email_jobs (contact_id, kind, copy, recipient, subject, html, text, headers, reply_to)
  values (message_id, 'reply', next_copy, message.email, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to');
  update public.contact_messages as c set state = 'answered', handled_at = coalesce(c.handled_at, now()) where c.id = message_id;
  perform private.audit('message-replied', message_id::text);
  return 'queued';
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_reply_to_message"(uuid, text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_retry_email_job (
  job_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= j.created_at)
    and not exists (select from public.newsletter_subscribers as s where s.id = j.subscriber_id and s.unsubscribed_at >= j.created_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  if not found then
    return false;
  end if;
  update public.newsletter_issues as i set finished_at = null, sent = null, failed = null
  where i.id = (select j.issue_id from public.email_jobs as j where j.id = job_id) and i.stopped_at is null;
  perform private.audit('mail-retry', job_id::text);
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_retry_email_job"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_revoke_role (
  person uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_recent_proof();
  -- Serialises two admins who revoke each other at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  if not private.is_admin(person) then return 'unknown'; end if;
  if (select count(*) from public.user_roles as r where r.role = 'admin') = 1 then return 'last'; end if;
  delete from public.user_roles as r where r.user_id = person and r.role = 'admin';
  return 'revoked';
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_revoke_role"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_save_newsletter (
  issue_id  uuid,
  subject   text,
  preheader text,
  body      text,
  rendered  jsonb                    DEFAULT NULL::jsonb,
  send_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  begun boolean;
begin
  perform private.require_admin();
  select i.started_at is not null into begun from public.newsletter_issues as i where i.id = issue_id for update;
  if begun then return 'started'; end if;
  -- Never send a newsletter that its reader cannot unsubscribe from.
  if rendered is not null and (position('token-of-this-reader' in rendered ->> 'html') = 0
    or position('token-of-this-reader' in rendered ->> 'text') = 0
    or position('token-of-this-reader' in rendered -> 'headers' ->> 'List-Unsubscribe') > 0 is not true) then
    raise exception 'An issue needs a link to unsubscribe.' using errcode = '22023';
  end if;
  insert into public.newsletter_issues as i (id, subject, preheader, body, html, text, headers, send_at)
  values (issue_id, admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body,
    rendered ->> 'html', rendered ->> 'text', rendered -> 'headers', admin_save_newsletter.send_at)
  on conflict (id) do update set subject = excluded.subject, preheader = excluded.preheader, body = excluded.body,
    html = excluded.html, text = excluded.text, headers = excluded.headers, send_at = excluded.send_at, updated_at = now();
  perform private.audit(case when rendered is null then 'newsletter-saved' else 'newsletter-scheduled' end, issue_id::text);
  return case when rendered is null then 'saved' else 'scheduled' end;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_send_test_mail (
  mail jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_address text;
begin
  perform private.require_admin();
  select p.email into own_address from public.profiles as p where p.id = auth.uid();
  if exists (select from public.email_suppressions as s where s.email = private.normalise_email(own_address)) then
    return 'suppressed';
  end if;
  insert into public.email_jobs (cause, kind, recipient, subject, html, text, headers)
  values ('test ' || gen_random_uuid(), 'test', own_address, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'));
  perform private.audit('mail-test', mail ->> 'subject');
  return 'queued';
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_send_test_mail"(jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_set_message_state (
  message_id uuid,
  new_state  text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_state text;
begin
  perform private.require_admin();
  select c.state into old_state from public.contact_messages as c where c.id = message_id for update;
  if old_state <> new_state then
    update public.contact_messages as c
    set state = new_state, handled_at = case when new_state in ('answered', 'closed') then coalesce(c.handled_at, now()) end
    where c.id = message_id;
    perform private.audit(case new_state when 'new' then 'message-reopened' when 'in-progress' then 'message-taken'
      else 'message-handled' end, message_id::text);
  end if;
  return old_state;
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_set_message_state"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_stop_newsletter (
  issue_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  issue public.newsletter_issues;
begin
  perform private.require_admin();
  select i.* into issue from public.newsletter_issues as i
  where i.id = admin_stop_newsletter.issue_id and i.send_at is not null and i.finished_at is null and i.stopped_at is null
  for update;
  if not found then return null; end if;
  perform private.audit('newsletter-stopped', issue_id::text);
  if issue.started_at is null then
    update public.newsletter_issues as i set html = null, text = null, headers = null, send_at = null where i.id = issue.id;
    return 'draft';
  end if;
  delete from public.email_jobs as j
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = now(), dead_reason = 'stopped'
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null;
  update public.newsletter_issues as i set stopped_at = now() where i.id = issue.id;
  return 'stopped';
end $function$;

REVOKE ALL ON FUNCTION "public"."admin_stop_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.apply_retention (
  at timestamp with time zone DEFAULT now()
)
  RETURNS TABLE (
    step      text,
    row_count bigint,
    problem   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  gone uuid[] := '{}';
begin
  foreach step in array array['messages', 'requests', 'submissions', 'subscribers', 'mails', 'newsletter', 'accounts',
    'auth-log', 'limits'] loop
    row_count := 0;
    problem := null;
    begin
      case step
        -- Two years after a message was handled, or else received.
        when 'messages' then
          delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years';
        -- The address may be a stranger's: unconfirmed requests are not kept for ever.
        when 'requests' then
          delete from public.workbook_requests as r
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year'
            and not exists (
              select from public.workbook_submissions as a where a.request_id = r.id and a.submitted_at >= at - interval '1 year');
        when 'submissions' then
          delete from public.workbook_submissions where confirmed_at is null and submitted_at < at - interval '1 year';
        when 'subscribers' then
          delete from public.newsletter_submissions where confirmed_at is null and submitted_at < at - interval '30 days';
          delete from public.newsletter_subscribers as s
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '30 days'
            and not exists (select from public.newsletter_submissions as a where a.subscriber_id = s.id);
        -- A mail given up a month ago can no longer be retried.
        when 'mails' then
          update public.email_jobs set html = '', text = '', headers = '{}', reply_to = null, last_error = null,
            subject = case when kind in ('contact', 'reply') then kind else subject end,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where text <> '' and coalesce(sent_at, dead_at) < at - interval '30 days';
        -- By then the issue's row holds its figures.
        when 'newsletter' then
          delete from public.email_jobs
          where issue_id is not null and coalesce(sent_at, dead_at) < at - interval '90 days'
            or cause is not null and coalesce(sent_at, dead_at) < at - interval '1 year';
        -- Anybody can sign up with a stranger's address. An account that is locked is in use, and waits for the next run.
        when 'accounts' then
          with deleted as (
            delete from auth.users where id in (
              select u.id from auth.users as u
              where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
                and u.created_at < at - interval '7 days'
              for update skip locked)
            returning id)
          select coalesce(array_agg(id), '{}') into gone from deleted;
        -- Contains the address of every sign-up, sign-in and deletion. A hosted project may not grant delete on it.
        when 'auth-log' then
          delete from auth.audit_log_entries
          where created_at < at - interval '30 days' or payload ->> 'actor_id' = any (gone::text[]);
        when 'limits' then
          delete from public.rate_limits where window_ends_at < at;
      end case;
      get diagnostics row_count = row_count;
      if step = 'accounts' then
        row_count := cardinality(gone);
      end if;
    exception when others then
      row_count := 0;
      problem := sqlerrm;
    end;
    return next;
  end loop;
end $function$;

REVOKE ALL ON FUNCTION "public"."apply_retention"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_email_jobs (
  worker        text,
  batch         integer,
  lease_seconds integer,
  at            timestamp with time zone DEFAULT now()
)
  RETURNS SETOF public.email_jobs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return query select * from private.claim_due(worker, batch, lease_seconds, false, at);
  if found then return; end if;
  return query select * from private.claim_due(worker, batch, lease_seconds, true, at);
  if found then return; end if;
  if private.fan_out_newsletter(200, at) > 0 then
    return query select * from private.claim_due(worker, batch, lease_seconds, true, at);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_email_jobs"(text, integer, integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.confirm_email_job (
  job_id        uuid,
  worker        text,
  lease_seconds integer,
  at            timestamp with time zone DEFAULT now()
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.email_jobs;
begin
  select j.* into job from public.email_jobs as j
  where j.id = job_id and j.leased_by = worker and j.lease_until > at and j.sent_at is null and j.dead_at is null
  for update;
  -- Not `exists (… unsubscribed_at is not null)`: the planner could then scan every unsubscribed row, for each mail.
  if not found
    or job.kind like 'course-%'
      and (select r.paused_at from public.workbook_requests as r where r.id = job.request_id) is not null
    or job.kind = 'newsletter'
      and (select s.unsubscribed_at from public.newsletter_subscribers as s where s.id = job.subscriber_id) is not null
    or exists (select from public.email_suppressions as s where s.email = private.normalise_email(job.recipient)) then
    return false;
  end if;
  update public.email_jobs as j
  set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(j.unsettled_since, at)
  where j.id = job_id;
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."confirm_email_job"(uuid, text, integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.confirm_newsletter (
  token text,
  at    timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  subscriber public.newsletter_subscribers;
  submission public.newsletter_submissions;
begin
  select s.* into subscriber from public.newsletter_subscribers as s
  where s.id = (select a.subscriber_id from public.newsletter_submissions as a where a.token = confirm_newsletter.token)
  for update;
  if not found then return 'unknown'; end if;
  select a.* into strict submission from public.newsletter_submissions as a where a.token = confirm_newsletter.token;
  if exists (select from public.email_suppressions as s where s.email = subscriber.email) then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if subscriber.unsubscribed_at >= submission.submitted_at then return 'stopped'; end if;
  if subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null then return 'already'; end if;
  update public.newsletter_subscribers as s
  set consent_text = submission.consent_text, consent_version = submission.consent_version,
    consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null,
    unsubscribed_by = null, unsubscribed_after = null
  where s.id = subscriber.id;
  update public.newsletter_submissions as a set confirmed_at = greatest(at, submitted_at) where a.token = submission.token;
  return 'subscribed';
end $function$;

REVOKE ALL ON FUNCTION "public"."confirm_newsletter"(text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.count_visit (
  path     text,
  source   text,
  campaign text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today constant date := private.utc_today();
  label text := campaign;
begin
  if label <> '' and not exists (
      select from private.daily_visits as v where v.day = today and v.part = 'campaigns' and v.name = label)
    and (select count(*) from private.daily_visits as v where v.day = today and v.part = 'campaigns') >= 60 then
    label := 'other';
  end if;
  -- Always in this order, so that concurrent views cannot deadlock.
  insert into private.daily_visits as v (day, part, name, views)
  select today, counted.part, counted.name, 1
  from (values (1, 'pages', path), (2, 'sources', source), (3, 'campaigns', label)) as counted (place, part, name)
  where counted.part = 'pages' or source <> 'internal' and counted.name <> ''
  order by counted.place
  on conflict on constraint daily_visits_pkey do update set views = v.views + 1;
end $function$;

REVOKE ALL ON FUNCTION "public"."count_visit"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_account_session (
  user_id    uuid,
  session_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with ended as (
    delete from auth.sessions as s
    where s.id = end_account_session.session_id and s.user_id = end_account_session.user_id returning 1)
  select exists (select from ended)
$function$;

REVOKE ALL ON FUNCTION "public"."end_account_session"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.find_mail_link (
  token_hash       text,
  kind             text,
  lifetime_seconds integer
)
  RETURNS TABLE (
    user_id       uuid,
    email         text,
    is_confirmed  boolean,
    user_metadata jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'email'
    and u.confirmation_token = find_mail_link.token_hash and u.confirmation_token !~ '^[0-9 ]*$'
    and u.confirmation_sent_at > now() - make_interval(secs => lifetime_seconds)
  union all
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'recovery'
    and u.recovery_token = find_mail_link.token_hash and u.recovery_token !~ '^[0-9 ]*$'
    and u.recovery_sent_at > now() - make_interval(secs => lifetime_seconds)
$function$;

REVOKE ALL ON FUNCTION "public"."find_mail_link"(text, text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.merge_daily_deltas()
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  taken bigint;
begin
  if not pg_try_advisory_xact_lock(20261122, 1) then return 0; end if;
  perform private.merge_daily_counts();
  with gone as (
    delete from private.daily_deltas returning series, day, sessions, reach, amount
  ), changed as (
    select series, day, sum(sessions)::integer as sessions,
      array_agg(reach) filter (where reach > 0) as reaches, array_agg(amount) filter (where reach > 0) as amounts
    from gone group by series, day
  ), added as (
    insert into private.daily_rollups (series, day, sessions, newcomers)
    select c.series, c.day, c.sessions, private.add_newcomers(array_fill(0, array[366]), c.reaches, c.amounts)
    from changed as c
    where not exists (select from private.daily_rollups as f where f.series = c.series and f.day = c.day)
  ), updated as (
    update private.daily_rollups as f
    set sessions = f.sessions + c.sessions, newcomers = private.add_newcomers(f.newcomers, c.reaches, c.amounts)
    from changed as c where f.series = c.series and f.day = c.day
  )
  select count(*) into taken from gone;
  return taken;
end $function$;

REVOKE ALL ON FUNCTION "public"."merge_daily_deltas"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.newsletter_link (
  token text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce((
    select case when a.confirmed_at is null and a.submitted_at > coalesce(s.unsubscribed_at, '-infinity')
        and (s.confirmed_at is null or s.unsubscribed_at is not null) then 'waiting'
      when s.unsubscribed_at is not null then 'stopped' when s.confirmed_at is null then 'waiting' else 'reading' end
    from public.newsletter_submissions as a join public.newsletter_subscribers as s on s.id = a.subscriber_id
    where a.token = newsletter_link.token), (
    select case when s.unsubscribed_at is not null then 'stopped' when s.confirmed_at is null then 'waiting' else 'reading' end
    from public.newsletter_subscribers as s where s.token = newsletter_link.token), 'unknown')
$function$;

REVOKE ALL ON FUNCTION "public"."newsletter_link"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.note_refused_code (
  person uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.audit('code-refused', null, person) where private.is_admin(person)
$function$;

REVOKE ALL ON FUNCTION "public"."note_refused_code"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.owner_digest (
  at timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  monday constant date := date_trunc('week', at at time zone 'UTC')::date;
  cause_of_week constant text := 'digest ' || monday;
begin
  if at < private.utc_start(monday) + interval '7 hours'
    or exists (select from public.email_jobs as j where j.cause = cause_of_week) then
    return null;
  end if;
  return jsonb_build_object(
    'cause', cause_of_week, 'first_day', monday - 7, 'last_day', monday - 1,
    'periods', (select jsonb_agg(p) from private.dashboard_periods(monday - 7, monday - 1) as p),
    'days', (select jsonb_agg(d) from private.dashboard_days(monday - 7, monday - 1) as d),
    'workbook', (select to_jsonb(w) from private.dashboard_workbook(monday - 7, monday - 1) as w),
    'subscribers', (select coalesce(sum(c.total), 0) from private.daily_counts as c
      where c.part = 'subscribers' and c.name = 'reading'),
    'waiting_since', (select coalesce(jsonb_agg(c.created_at), '[]') from (
      select m.created_at from public.contact_messages as m where m.handled_at is null order by m.created_at limit 1000) as c),
    'failed_mails', (select count(*) from public.email_jobs as j where j.dead_reason = 'failed'));
end $function$;

REVOKE ALL ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.pause_course (
  request_id uuid,
  at         timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update public.workbook_requests
  set paused_at = case when unsubscribed_at is null then coalesce(paused_at, at) end
  where id = pause_course.request_id;
  return case when found then 'paused' else 'unknown' end;
end $function$;

REVOKE ALL ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.queue_owner_mail (
  cause     text,
  kind      text,
  recipient text,
  mail      jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.email_jobs (cause, kind, recipient, subject, html, text)
  values (cause, kind, recipient, mail ->> 'subject', mail ->> 'html', mail ->> 'text')
  on conflict on constraint email_jobs_cause_key do nothing
$function$;

REVOKE ALL ON FUNCTION "public"."queue_owner_mail"(text, text, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.refresh_funnel (
  at timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today constant date := (at at time zone 'UTC')::date;
begin
  if exists (select from private.funnel_weeks as f where f.counted_at > at - interval '10 minutes')
    or not pg_try_advisory_xact_lock(20261122, 2) then
    return;
  end if;
  delete from private.funnel_weeks;
  insert into private.funnel_weeks (week, arrivals, asked, confirmed, accounts, flipped, active_week_4, counted_at)
  select w.week, visits.arrivals, requests.asked, requests.confirmed, people.accounts, people.flipped,
    case when today > w.week + 6 + 27 then people.active end, at
  from (select date_trunc('week', today)::date - 7 * n as week from generate_series(0, 11) as n) as w,
    lateral (select coalesce(sum(v.views), 0) as arrivals from private.daily_visits as v
      where v.day between w.week and w.week + 6 and v.part = 'sources') as visits,
    lateral (select count(*) as asked, count(r.confirmed_at) as confirmed from public.workbook_requests as r
      where r.created_at >= private.utc_start(w.week) and r.created_at < private.utc_start(w.week + 7)) as requests,
    lateral (select count(*) as accounts,
        count(*) filter (where exists (select from public.flip_sessions as f where f.user_id = p.id)) as flipped,
        count(*) filter (where exists (select from public.flip_sessions as f where f.user_id = p.id
          and f.session_date between p.joined + 21 and p.joined + 27)) as active
      from (select q.id, (q.created_at at time zone 'UTC')::date as joined from public.profiles as q
        where q.created_at >= private.utc_start(w.week) and q.created_at < private.utc_start(w.week + 7)) as p) as people;
end $function$;

REVOKE ALL ON FUNCTION "public"."refresh_funnel"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.replace_recovery_codes (
  person uuid,
  hashes text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not (private.is_admin(person) and private.has_second_factor(person)) then
    raise exception 'Recovery codes belong to an admin with a second factor.' using errcode = '42501';
  end if;
  delete from private.admin_recovery_codes as c where c.user_id = person;
  insert into private.admin_recovery_codes (user_id, code_hash) select person, h from unnest(hashes) as h;
  perform private.audit('recovery-codes-made', null, person);
end $function$;

REVOKE ALL ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.request_newsletter (
  email           text,
  consent_text    text,
  consent_version text,
  mail            jsonb,
  at              timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(request_newsletter.email);
  subscriber public.newsletter_subscribers;
  last_ask timestamptz;
  last_day integer;
begin
  if exists (select from public.email_suppressions as s where s.email = address) then return 'suppressed'; end if;
  insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, created_at)
  values (address, 'form', request_newsletter.consent_text, request_newsletter.consent_version, at, at)
  on conflict on constraint newsletter_subscribers_email_key do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select s.* into strict subscriber from public.newsletter_subscribers as s where s.email = address for update;
  select max(s.submitted_at), count(*) filter (where s.submitted_at > at - interval '24 hours') into last_ask, last_day
  from public.newsletter_submissions as s
  where s.subscriber_id = subscriber.id and s.submitted_at > coalesce(subscriber.unsubscribed_at, '-infinity');
  if last_ask > at - interval '10 minutes' then return 'queued'; end if;
  if last_day >= 3 then return 'limited'; end if;
  perform private.ask_subscriber(
    subscriber, request_newsletter.consent_text, request_newsletter.consent_version, mail, false, at);
  return 'queued';
end $function$;

REVOKE ALL ON FUNCTION "public"."request_newsletter"(text, text, text, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.request_workbook (
  proposed_id     uuid,
  submission_id   uuid,
  email           text,
  first_name      text,
  consent_text    text,
  consent_version text,
  mail            jsonb,
  last_name       text                     DEFAULT NULL::text,
  utm_source      text                     DEFAULT NULL::text,
  utm_medium      text                     DEFAULT NULL::text,
  utm_campaign    text                     DEFAULT NULL::text,
  at              timestamp with time zone DEFAULT now()
)
  RETURNS TABLE (
    request_id uuid,
    outcome    text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  address constant text := private.normalise_email(request_workbook.email);
  request public.workbook_requests;
  on_its_way boolean;
  last_day integer;
begin
  insert into public.workbook_requests (id, email, first_name, last_name, utm_source, utm_medium, utm_campaign,
    consent_text, consent_version, consent_at, created_at)
  values (proposed_id, address, request_workbook.first_name, request_workbook.last_name, request_workbook.utm_source,
    request_workbook.utm_medium, request_workbook.utm_campaign, request_workbook.consent_text,
    request_workbook.consent_version, at, at)
  on conflict (email) do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select r.* into strict request from public.workbook_requests as r where r.email = address for update;
  request_id := request.id;
  select coalesce(bool_or(j.dead_at is null and (j.sent_at is null or j.created_at > at - interval '10 minutes')
      and j.created_at > coalesce(request.unsubscribed_at, '-infinity')), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into on_its_way, last_day
  from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
  if request.id <> proposed_id then
    outcome := 'id_mismatch';
  elsif exists (select from public.email_suppressions as s where s.email = address) then
    outcome := 'suppressed';
  elsif on_its_way then
    outcome := 'queued';
  elsif last_day >= 3 then
    outcome := 'limited';
  else
    outcome := 'queued';
    insert into public.workbook_submissions (id, request_id, first_name, last_name, consent_text, consent_version, submitted_at)
    values (request_workbook.submission_id, proposed_id, request_workbook.first_name, request_workbook.last_name,
      request_workbook.consent_text, request_workbook.consent_version, at);
    insert into public.email_jobs (request_id, kind, copy, recipient, subject, html, text, headers, reply_to, created_at, send_after)
    select proposed_id, 'workbook', coalesce(max(j.copy), 0) + 1, address, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
      coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at
    from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
  end if;
  return next;
end $function$;

REVOKE ALL ON FUNCTION "public"."request_workbook"(uuid, uuid, text, text, text, text, jsonb, text, text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.resume_course (
  request_id uuid,
  at         timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  since timestamptz;
begin
  select paused_at into since from public.workbook_requests where id = resume_course.request_id for update;
  if not found then return 'unknown'; end if;
  if since is not null then
    update public.email_jobs as job set send_after = job.send_after + (at - since)
    where job.request_id = resume_course.request_id and job.kind like 'course-%'
      and job.sent_at is null and job.dead_at is null;
    update public.workbook_requests set paused_at = null where id = resume_course.request_id;
  end if;
  return 'resumed';
end $function$;

REVOKE ALL ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.return_rate_limit (
  bucket text,
  key    text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.rate_limits as r set hits = r.hits - 1
  where r.bucket = return_rate_limit.bucket and r.key = return_rate_limit.key
    and r.hits > 0 and r.window_ends_at > clock_timestamp();
$function$;

REVOKE ALL ON FUNCTION "public"."return_rate_limit"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.settle_email_job (
  job_id        uuid,
  worker        text,
  outcome       text,
  provider_id   text                     DEFAULT NULL::text,
  error         text                     DEFAULT NULL::text,
  retry_seconds integer                  DEFAULT NULL::integer,
  not_taken     boolean                  DEFAULT false,
  at            timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.email_jobs;
begin
  if outcome not in ('sent', 'retry', 'dead', 'suppressed') then
    raise exception 'Unknown outcome %', outcome using errcode = '22023';
  end if;
  select * into job from public.email_jobs where id = job_id for update;
  if not found then return 'gone'; end if;
  if job.sent_at is not null then return 'sent'; end if;
  if outcome = 'sent' then
    update public.email_jobs set sent_at = at, provider_id = settle_email_job.provider_id, last_error = null,
      lease_until = null, leased_by = null, dead_at = null, dead_reason = null, unsettled_since = null
    where id = job_id;
    return 'sent';
  end if;
  if job.dead_at is not null then return 'dead'; end if;
  if job.leased_by is distinct from worker then return 'retry'; end if;
  if outcome = 'suppressed' then
    perform public.suppress_email(job.recipient, 'bounce', at);
    return 'dead';
  end if;
  update public.email_jobs set lease_until = null, leased_by = null, last_error = left(error, 2000),
    unsettled_since = case when not_taken then null else unsettled_since end
  where id = job_id;
  if outcome = 'retry' and at < coalesce(job.first_try_at, at) + interval '3 days' then
    update public.email_jobs set send_after = at + make_interval(
      secs => least(coalesce(retry_seconds, 60 * power(2, least(job.attempts - 1, 6))), 3600))
    where id = job_id;
    return 'retry';
  end if;
  update public.email_jobs set dead_at = at, dead_reason = 'failed' where id = job_id;
  return 'dead';
end $function$;

REVOKE ALL ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.start_course (
  submission_id uuid,
  mails         jsonb,
  at            timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  submission public.workbook_submissions;
  request public.workbook_requests;
  is_running boolean;
begin
  if (select count(distinct mail ->> 'kind') from jsonb_array_elements(mails) as mail
      where mail ->> 'kind' like 'course-%') <> 7 or jsonb_array_length(mails) <> 7 then
    raise exception 'A course has seven mails.' using errcode = '22023';
  end if;
  select r.* into request from public.workbook_requests as r
  where r.id = (select s.request_id from public.workbook_submissions as s where s.id = start_course.submission_id)
  for update;
  if not found then return 'unknown'; end if;
  -- Read after taking the lock: a concurrent unsubscription clears the names.
  select s.* into strict submission from public.workbook_submissions as s where s.id = start_course.submission_id;
  if exists (select from public.email_suppressions as s where s.email = request.email) then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if request.unsubscribed_at >= submission.submitted_at then return 'unsubscribed'; end if;
  is_running := request.confirmed_at is not null and request.unsubscribed_at is null;
  if not is_running or submission.submitted_at > request.consent_at then
    update public.workbook_requests as r
    set consent_text = submission.consent_text, consent_version = submission.consent_version,
      consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null, unsubscribed_by = null,
      first_name = case when is_running then r.first_name else coalesce(submission.first_name, r.first_name) end,
      last_name = case when is_running or submission.first_name is null then r.last_name else submission.last_name end,
      paused_at = case when is_running then r.paused_at end
    where r.id = request.id;
    update public.workbook_submissions as s set confirmed_at = greatest(at, submitted_at), first_name = null, last_name = null
    where s.id = submission.id;
  end if;
  if is_running then return 'already_started'; end if;
  insert into public.email_jobs (request_id, kind, recipient, subject, html, text, headers, created_at, send_after)
  select request.id, mail ->> 'kind', request.email, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), at, (mail ->> 'send_after')::timestamptz
  from jsonb_array_elements(mails) as mail
  on conflict on constraint email_jobs_request_id_kind_copy_key do nothing;
  return 'started';
end $function$;

REVOKE ALL ON FUNCTION "public"."start_course"(uuid, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_contact_message (
  message jsonb,
  mail    jsonb,
  at      timestamp with time zone DEFAULT now()
)
  RETURNS TABLE (
    contact_id uuid,
    outcome    text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  sent public.contact_messages := jsonb_populate_record(null::public.contact_messages, store_contact_message.message);
begin
  sent.id := gen_random_uuid();
  sent.email := private.normalise_email(sent.email);
  sent.created_at := at;
  sent.handled_at := null;
  -- jsonb_populate_record does not apply column defaults.
  sent.state := 'new';
  -- Concurrent duplicates wait here, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(E'\n', sent.email, sent.type, sent.subject, sent.message), 20261121));
  select c.id, 'duplicate' into contact_id, outcome from public.contact_messages as c
  where c.email = sent.email and c.type = sent.type and c.message = sent.message
    and c.subject is not distinct from sent.subject and c.created_at > at - interval '10 minutes'
  limit 1;
  if not found then
    contact_id := sent.id;
    outcome := 'stored';
    insert into public.contact_messages select sent.*;
    insert into public.email_jobs (contact_id, kind, recipient, subject, html, text, headers, reply_to, created_at, send_after)
    values (sent.id, 'contact', mail ->> 'recipient', mail ->> 'subject', mail ->> 'html', mail ->> 'text',
      coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at);
  end if;
  return next;
end $function$;

REVOKE ALL ON FUNCTION "public"."store_contact_message"(jsonb, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.suppress_email (
  email  text,
  reason text,
  at     timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(suppress_email.email);
begin
  insert into public.email_suppressions (email, reason, suppressed_at) values (address, suppress_email.reason, at)
  on conflict on constraint email_suppressions_pkey do nothing;
  if suppress_email.reason = 'complaint' then
    perform public.unsubscribe_request(r.id, 'complaint', at) from public.workbook_requests as r where r.email = address;
  end if;
  perform private.end_subscription(s.id, suppress_email.reason, at) from public.newsletter_subscribers as s where s.email = address;
  update public.email_jobs set dead_at = at, dead_reason = 'suppressed', lease_until = null, leased_by = null
  where private.normalise_email(recipient) = address and sent_at is null and dead_at is null;
end $function$;

REVOKE ALL ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_rate_limit (
  bucket         text,
  key            text,
  max            integer,
  window_seconds integer
)
  RETURNS TABLE (
    allowed     boolean,
    retry_after integer
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  tries integer;
  ends timestamptz;
begin
  delete from public.rate_limits as old where (old.bucket, old.key) in (
    select r.bucket, r.key from public.rate_limits as r
    where r.window_ends_at < clock_timestamp() - interval '1 minute'
    order by r.window_ends_at limit 10 for update skip locked);
  insert into public.rate_limits as r (bucket, key, hits, window_ends_at)
  values (take_rate_limit.bucket, take_rate_limit.key, 1, clock_timestamp() + make_interval(secs => window_seconds))
  on conflict (bucket, key) do update set
    hits = case when r.window_ends_at <= clock_timestamp() then 1 else least(r.hits, 1000000) + 1 end,
    window_ends_at = case when r.window_ends_at <= clock_timestamp() then excluded.window_ends_at else r.window_ends_at end
  returning r.hits, r.window_ends_at into tries, ends;
  return query select tries <= max,
    case when tries <= max then 0 else greatest(1, ceil(extract(epoch from ends - clock_timestamp()))::integer) end;
end $function$;

REVOKE ALL ON FUNCTION "public"."take_rate_limit"(text, text, integer, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.unsubscribe_newsletter (
  token  text,
  source text                     DEFAULT 'page'::text,
  at     timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  known uuid;
begin
  select coalesce(
    (select s.id from public.newsletter_subscribers as s where s.token = unsubscribe_newsletter.token),
    (select a.subscriber_id from public.newsletter_submissions as a where a.token = unsubscribe_newsletter.token)) into known;
  if known is null then return 'unknown'; end if;
  perform private.end_subscription(known, source, at);
  return 'unsubscribed';
end $function$;

REVOKE ALL ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.unsubscribe_request (
  request_id uuid,
  source     text                     DEFAULT 'page'::text,
  at         timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update public.workbook_requests as r
  set unsubscribed_at = case
      when r.unsubscribed_at is null then greatest(at, r.consent_at)
      when exists (select from public.workbook_submissions as s where s.request_id = r.id and s.submitted_at > r.unsubscribed_at)
        then greatest(at, r.unsubscribed_at)
      else r.unsubscribed_at end,
    unsubscribed_by = coalesce(r.unsubscribed_by, source), first_name = null, last_name = null, utm_source = null,
    utm_medium = null, utm_campaign = null, paused_at = null
  where r.id = unsubscribe_request.request_id;
  if not found then return 'unknown'; end if;
  update public.workbook_submissions as s set first_name = null, last_name = null
  where s.request_id = unsubscribe_request.request_id;
  delete from public.email_jobs as job
  where job.request_id = unsubscribe_request.request_id and job.sent_at is null and job.dead_at is null
    and job.attempts = 0;
  update public.email_jobs as job
  set html = '', text = '', headers = '{}', subject = job.kind,
    dead_at = case when job.sent_at is null then coalesce(job.dead_at, at) end,
    dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where job.request_id = unsubscribe_request.request_id;
  return 'unsubscribed';
end $function$;

REVOKE ALL ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.use_recovery_code (
  person uuid,
  hash   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.admin_recovery_codes as c where c.user_id = person and c.code_hash = hash;
  if found then
    perform private.audit('recovery-code-used', null, person);
    return true;
  end if;
  perform private.audit('code-refused', null, person);
  return false;
end $function$;

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.watch_site (
  task_failed boolean,
  at          timestamp with time zone DEFAULT now()
)
  RETURNS TABLE (
    kind         text,
    cause        text,
    failed       bigint,
    late_seconds bigint
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  failing constant bigint := (select count(*) from public.email_jobs as j
    where j.dead_reason = 'failed' and j.dead_at > at - interval '3 days');
  late constant bigint := (select coalesce(extract(epoch from at - min(j.send_after)), 0)::bigint from public.email_jobs as j
    left join public.workbook_requests as r on r.id = j.request_id
    where j.sent_at is null and j.dead_at is null and not j.bulk and j.send_after <= at
      and (r.paused_at is null or j.kind = 'workbook'));
begin
  insert into public.owner_incidents (kind, opened_at)
  select found.kind, at from (values ('mail-failed', failing > 0), ('mail-late', late > 900), ('task-failed', task_failed))
    as found (kind, is_so)
  where found.is_so
  on conflict (kind) where closed_at is null do nothing;
  update public.owner_incidents as i set closed_at = at
  where i.closed_at is null and not case i.kind when 'mail-failed' then failing > 0 when 'mail-late' then late > 900
    else task_failed end;
  return query
  select i.kind, format('alert %s %s', i.kind, extract(epoch from i.opened_at)::bigint), failing, late
  from public.owner_incidents as i
  where i.opened_at > at - interval '1 day' and not exists (
    select from public.email_jobs as j where j.cause = format('alert %s %s', i.kind, extract(epoch from i.opened_at)::bigint));
end $function$;

REVOKE ALL ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.withdraw_consent (
  person      uuid,
  purpose     text,
  delete_data boolean,
  at          timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents as c set withdrawn_at = greatest(at, c.given_at)
    where c.user_id = person and c.purpose = withdraw_consent.purpose and c.withdrawn_at is null;
  if delete_data then
    delete from public.flip_sessions where user_id = person and withdraw_consent.purpose = 'flips';
    delete from public.notebook_counts where user_id = person and withdraw_consent.purpose = 'counts';
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."admin_sessions"
  ADD CONSTRAINT "admin_sessions_session_id_fkey" FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;

ALTER TABLE "public"."contact_replies"
  ADD CONSTRAINT "contact_replies_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_issue_id_fkey" FOREIGN KEY (issue_id) REFERENCES public.newsletter_issues(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_subscriber_id_fkey" FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE;

ALTER TABLE "public"."newsletter_submissions"
  ADD CONSTRAINT "newsletter_submissions_subscriber_id_fkey" FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE;

ALTER TABLE "public"."newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_unsubscribed_after_fkey" FOREIGN KEY (unsubscribed_after) REFERENCES public.newsletter_issues(id) ON DELETE SET NULL;

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_id_fkey" FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."admin_recovery_codes"
  ADD CONSTRAINT "admin_recovery_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."admin_sessions"
  ADD CONSTRAINT "admin_sessions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."account_consents"
  ADD CONSTRAINT "account_consents_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."flip_sessions"
  ADD CONSTRAINT "flip_sessions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notebook_counts"
  ADD CONSTRAINT "notebook_counts_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."user_roles"
  ADD CONSTRAINT "user_roles_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_request_id_fkey" FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

ALTER TABLE "public"."workbook_submissions"
  ADD CONSTRAINT "workbook_submissions_request_id_fkey" FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

CREATE VIEW "private"."pending_deltas" WITH (security_invoker=true) AS  SELECT series,
    day,
    (sum(sessions))::integer AS sessions,
    array_agg(reach) FILTER (WHERE ((reach > 0) AND (amount <> 0))) AS reaches,
    array_agg(amount) FILTER (WHERE ((reach > 0) AND (amount <> 0))) AS amounts
   FROM ( SELECT daily_deltas.series,
            daily_deltas.day,
            daily_deltas.reach,
            sum(daily_deltas.sessions) AS sessions,
            (sum(daily_deltas.amount))::integer AS amount
           FROM private.daily_deltas
          GROUP BY daily_deltas.series, daily_deltas.day, daily_deltas.reach) by_reach
  GROUP BY series, day;

CREATE VIEW "private"."daily_figures" WITH (security_invoker=true) AS  SELECT f.series,
    f.day,
    (f.sessions + COALESCE(p.sessions, 0)) AS sessions,
        CASE
            WHEN (p.reaches IS NULL) THEN f.newcomers
            ELSE private.add_newcomers(f.newcomers, p.reaches, p.amounts)
        END AS newcomers
   FROM (private.daily_rollups f
     LEFT JOIN private.pending_deltas p ON (((p.series = f.series) AND (p.day = f.day))))
UNION ALL
 SELECT p.series,
    p.day,
    p.sessions,
    private.add_newcomers(array_fill(0, ARRAY[366]), p.reaches, p.amounts) AS newcomers
   FROM private.pending_deltas p
  WHERE (NOT (EXISTS ( SELECT
           FROM private.daily_rollups f
          WHERE ((f.series = p.series) AND (f.day = p.day)))));

CREATE OR REPLACE FUNCTION private.dashboard_days (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    day           date,
    sessions      bigint,
    completed     bigint,
    action_needed bigint,
    no_action     bigint,
    emergency     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (d.day)::date
  AS day,
     (COALESCE(max(f.sessions) FILTER (WHERE (f.series = 'all'::text)), 0))::bigint AS "coalesce",
     private.hide_small_group((max(f.sessions) FILTER (WHERE (f.series = 'completed'::text)))::bigint, (max(f.newcomers[1]) FILTER (WHERE (f.series = 'completed'::text)))::bigint) AS hide_small_group,
     private.hide_small_group((max(f.sessions) FILTER (WHERE (f.series = 'action'::text)))::bigint, private.smaller_of_pair((max(f.newcomers[1]) FILTER (WHERE (f.series = 'action'::text)))::bigint, (max(f.newcomers[1]) FILTER (WHERE (f.series = 'no-action'::text)))::bigint)) AS hide_small_group,
     private.hide_small_group((max(f.sessions) FILTER (WHERE (f.series = 'no-action'::text)))::bigint, private.smaller_of_pair((max(f.newcomers[1]) FILTER (WHERE (f.series = 'no-action'::text)))::bigint, (max(f.newcomers[1]) FILTER (WHERE (f.series = 'action'::text)))::bigint)) AS hide_small_group,
     private.hide_small_group((max(f.sessions) FILTER (WHERE (f.series = 'emergency'::text)))::bigint, (max(f.newcomers[1]) FILTER (WHERE (f.series = 'emergency'::text)))::bigint) AS hide_small_group
    FROM (generate_series((dashboard_days.from_day)::timestamp with time zone, (dashboard_days.to_day)::timestamp with time zone, '1 day'::interval) d(day)
      LEFT JOIN private.daily_figures f ON (((f.day = (d.day)::date) AND ((f.day >= dashboard_days.from_day) AND (f.day <= dashboard_days.to_day)) AND (f.series = ANY (ARRAY['all'::text, 'completed'::text, 'action'::text, 'no-action'::text, 'emergency'::text])))))
   GROUP BY d.day
   ORDER BY d.day;
END;

CREATE OR REPLACE FUNCTION private.figures_between (
  from_day date,
  to_day   date,
  wanted   text[]
)
  RETURNS TABLE (
    series   text,
    sessions bigint,
    people   bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT f.series,
     sum(f.sessions)
  AS sum,
     sum(on_day.people) AS sum
    FROM private.daily_figures f,
     LATERAL ( SELECT f.newcomers[((f.day - figures_between.from_day) + 1)] AS people
          OFFSET 0) on_day
   WHERE ((f.series = ANY (figures_between.wanted)) AND ((f.day >= figures_between.from_day) AND (f.day <= figures_between.to_day)))
   GROUP BY f.series;
END;

CREATE OR REPLACE FUNCTION private.dashboard_hours (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    hour     integer,
    sessions bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT h.hour,
     private.hide_small_group(f.sessions, f.people)
  AS hide_small_group
    FROM (generate_series(0, 23) h(hour)
      LEFT JOIN private.figures_between(dashboard_hours.from_day, dashboard_hours.to_day, ARRAY( SELECT g.g
            FROM unnest(private.all_series()) g(g)
           WHERE (g.g ~~ 'hour:%'::text))) f(series, sessions, people) ON ((f.series = ('hour:'::text || h.hour))))
   ORDER BY h.hour;
END;

CREATE OR REPLACE FUNCTION private.dashboard_techniques (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    technique text,
    sessions  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH used
  AS (
          SELECT
                 CASE
                     WHEN (f.people >= 5) THEN substr(f.series, 11)
                     ELSE 'other'::text
                 END AS name,
             f.sessions,
             f.people
            FROM private.figures_between(dashboard_techniques.from_day, dashboard_techniques.to_day, ARRAY( SELECT g.g
                    FROM unnest(private.all_series()) g(g)
                   WHERE (g.g ~~ 'technique:%'::text))) f(series, sessions, people)
           WHERE (f.sessions > 0)
         )
  SELECT u.name,
         CASE
             WHEN ((u.name <> 'other'::text) OR (sum(u.people) >= (5)::numeric)) THEN (sum(u.sessions))::bigint
             ELSE NULL::bigint
         END AS "case"
    FROM used u
   GROUP BY u.name
   ORDER BY (u.name = 'other'::text), (sum(u.sessions)) DESC, u.name;
END;

CREATE OR REPLACE FUNCTION public.completed_flips_this_month()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (SELECT COALESCE(sum(f.sessions), (0)::bigint) AS "coalesce" FROM private.daily_figures f
  WHERE ((f.series = 'completed'::text) AND (f.day >= date_trunc('month'::text, (private.utc_today())::timestamp WITH time zone))));

REVOKE ALL ON FUNCTION "public"."completed_flips_this_month"() FROM PUBLIC, "anon", "authenticated";

CREATE VIEW "private"."daily_signups" WITH (security_invoker=true) AS  SELECT day,
    sessions AS people
   FROM private.daily_figures
  WHERE (series = 'signups'::text);

CREATE OR REPLACE FUNCTION private.dashboard_periods (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    period        text,
    first_day     date,
    last_day      date,
    active_people bigint,
    new_users     bigint,
    sessions      bigint,
    completed     bigint,
    action_needed bigint,
    no_action     bigint,
    emergency     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.name,
     p.a,
     p.b,
     COALESCE(max(f.people) FILTER (WHERE (f.series = 'all'::text)), (0)::bigint)
  AS "coalesce",
     ( SELECT COALESCE(sum(s.people), (0)::bigint) AS "coalesce"
            FROM private.daily_signups s
           WHERE ((s.day >= p.a) AND (s.day <= p.b))) AS "coalesce",
     COALESCE(max(f.sessions) FILTER (WHERE (f.series = 'all'::text)), (0)::bigint) AS "coalesce",
     private.hide_small_group(max(f.sessions) FILTER (WHERE (f.series = 'completed'::text)), max(f.people) FILTER (WHERE (f.series = 'completed'::text))) AS hide_small_group,
     private.hide_small_group(max(f.sessions) FILTER (WHERE (f.series = 'action'::text)), private.smaller_of_pair(max(f.people) FILTER (WHERE (f.series = 'action'::text)), max(f.people) FILTER (WHERE (f.series = 'no-action'::text)))) AS hide_small_group,
     private.hide_small_group(max(f.sessions) FILTER (WHERE (f.series = 'no-action'::text)), private.smaller_of_pair(max(f.people) FILTER (WHERE (f.series = 'no-action'::text)), max(f.people) FILTER (WHERE (f.series = 'action'::text)))) AS hide_small_group,
     private.hide_small_group(max(f.sessions) FILTER (WHERE (f.series = 'emergency'::text)), max(f.people) FILTER (WHERE (f.series = 'emergency'::text))) AS hide_small_group
    FROM (( VALUES ('current'::text,dashboard_periods.from_day,dashboard_periods.to_day), ('before'::text,(dashboard_periods.from_day - ((dashboard_periods.to_day - dashboard_periods.from_day) + 1)),(dashboard_periods.from_day - 1))) p(name, a, b)
      LEFT JOIN LATERAL private.figures_between(p.a, p.b, ARRAY['all'::text, 'completed'::text, 'action'::text, 'no-action'::text, 'emergency'::text]) f(series, sessions, people) ON (true))
   GROUP BY p.name, p.a, p.b
   ORDER BY p.a DESC;
END;

CREATE OR REPLACE FUNCTION private.dashboard_totals()
  RETURNS TABLE (
    total_users           bigint,
    new_users_today       bigint,
    active_users_7d       bigint,
    total_sessions        bigint,
    avg_sessions_per_user numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT users.total,
     users.today,
     active.people,
     flips.total,
     COALESCE(round(((flips.total)::numeric / (NULLIF(users.total, 0))::numeric), 1), (0)::numeric)
  AS "coalesce"
    FROM private.utc_today() utc_day(utc_day),
     LATERAL ( SELECT COALESCE(sum(s.people), (0)::bigint) AS total,
             COALESCE(sum(s.people) FILTER (WHERE (s.day = utc_day.utc_day)), (0)::bigint) AS today
            FROM private.daily_signups s) users,
     LATERAL ( SELECT COALESCE(sum(f.sessions), (0)::bigint) AS total
            FROM private.daily_figures f
           WHERE (f.series = 'all'::text)) flips,
     LATERAL ( SELECT COALESCE(sum(f.newcomers[((f.day - utc_day.utc_day) + 7)]), (0)::bigint) AS people
            FROM private.daily_figures f
           WHERE ((f.series = 'all'::text) AND ((f.day >= (utc_day.utc_day - 6)) AND (f.day <= utc_day.utc_day)))) active;
END;

CREATE VIEW "public"."user_flip_stats" WITH (security_barrier=false, security_invoker=true) AS  SELECT session_date,
    count(*) AS total_flips,
    count(*) FILTER (WHERE (flip_step_reached = 'complete'::text)) AS completed_flips,
    count(*) FILTER (WHERE action_needed) AS action_needed_flips,
    count(*) FILTER (WHERE (NOT action_needed)) AS no_action_flips,
    count(*) FILTER (WHERE was_emergency_mode) AS emergency_flips
   FROM public.flip_sessions
  WHERE (user_id = ( SELECT auth.uid() AS uid))
  GROUP BY session_date;

REVOKE ALL ON TABLE "public"."user_flip_stats" FROM "anon", "service_role";

CREATE INDEX admin_sessions_of_person ON private.admin_sessions USING btree (user_id);

CREATE INDEX daily_counts_by_day ON private.daily_counts USING btree (part, day);

CREATE INDEX daily_counts_unmerged ON private.daily_counts USING btree (day)
  WHERE (NOT merged);

CREATE INDEX day_notes_by_day ON private.day_notes USING btree (day);

CREATE UNIQUE INDEX account_consents_one_in_force ON public.account_consents USING btree (user_id, purpose)
  WHERE (withdrawn_at IS NULL);

CREATE UNIQUE INDEX admin_audit_bounded ON public.admin_audit
  USING btree (actor, action, COALESCE(object, ''::text), date_bin('00:15:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp WITH time zone))
  WHERE (action = ANY (ARRAY['sign-in'::text, 'refusal'::text, 'code-refused'::text, 'message-read'::text]));

CREATE INDEX admin_audit_by_action ON public.admin_audit USING btree (action, id DESC);

CREATE INDEX admin_audit_by_age ON public.admin_audit USING btree (at);

CREATE INDEX contact_messages_by_sender ON public.contact_messages USING btree (email, created_at DESC);

CREATE INDEX contact_messages_by_state ON public.contact_messages USING btree (state, created_at DESC);

CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC);

CREATE INDEX contact_messages_searched ON public.contact_messages USING gin ((((((((name || '
'::text) || email) || '
'::text) || COALESCE(subject, ''::text)) || '
'::text) || message)) extensions.gin_trgm_ops);

CREATE INDEX contact_messages_waiting ON public.contact_messages USING btree (created_at DESC)
  WHERE (handled_at IS NULL);

CREATE INDEX email_jobs_by_recipient ON public.email_jobs USING btree (recipient);

CREATE INDEX email_jobs_dead_by_issue ON public.email_jobs USING btree (issue_id)
  WHERE ((issue_id IS NOT NULL) AND (dead_at IS NOT NULL));

CREATE INDEX email_jobs_dead ON public.email_jobs USING btree (dead_at DESC)
  WHERE (dead_at IS NOT NULL);

CREATE INDEX email_jobs_failed ON public.email_jobs USING btree (dead_at)
  WHERE (dead_reason = 'failed'::text);

CREATE INDEX email_jobs_of_subscriber ON public.email_jobs USING btree (subscriber_id)
  WHERE (subscriber_id IS NOT NULL);

CREATE UNIQUE INDEX email_jobs_once_each_issue ON public.email_jobs USING btree (issue_id, subscriber_id)
  WHERE (issue_id IS NOT NULL);

CREATE INDEX email_jobs_sent ON public.email_jobs USING btree (sent_at)
  WHERE (sent_at IS NOT NULL);

CREATE INDEX email_jobs_waiting_by_issue ON public.email_jobs USING btree (issue_id)
  WHERE ((issue_id IS NOT NULL) AND (sent_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX email_jobs_waiting ON public.email_jobs USING btree (bulk, send_after, created_at, id)
  WHERE ((sent_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX email_jobs_with_body ON public.email_jobs USING btree (COALESCE(sent_at, dead_at))
  WHERE (text <> ''::text);

CREATE INDEX email_suppressions_newest ON public.email_suppressions USING btree (suppressed_at);

CREATE INDEX flip_sessions_by_person_and_arrival ON public.flip_sessions USING btree (user_id, created_at);

CREATE INDEX flip_sessions_by_person_and_date ON public.flip_sessions USING btree (user_id, session_date);

CREATE INDEX newsletter_issues_due ON public.newsletter_issues USING btree (send_at)
  WHERE ((finished_at IS NULL) AND (stopped_at IS NULL));

CREATE INDEX newsletter_issues_newest ON public.newsletter_issues USING btree (created_at DESC);

CREATE INDEX newsletter_submissions_by_subscriber ON public.newsletter_submissions USING btree (subscriber_id, submitted_at);

CREATE INDEX newsletter_subscribers_by_last_issue ON public.newsletter_subscribers USING btree (unsubscribed_after)
  WHERE (unsubscribed_after IS NOT NULL);

CREATE INDEX newsletter_subscribers_reading ON public.newsletter_subscribers USING btree (id) INCLUDE (confirmed_at)
  WHERE ((confirmed_at IS NOT NULL) AND (unsubscribed_at IS NULL));

CREATE UNIQUE INDEX owner_incidents_one_open ON public.owner_incidents USING btree (kind)
  WHERE (closed_at IS NULL);

CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id);

CREATE INDEX rate_limits_ended ON public.rate_limits USING btree (window_ends_at);

CREATE INDEX workbook_requests_newest ON public.workbook_requests USING btree (created_at);

CREATE INDEX workbook_submissions_by_request ON public.workbook_submissions USING btree (request_id, submitted_at);

CREATE TRIGGER audit_factor_change
  AFTER DELETE OR UPDATE ON auth.mfa_factors
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_factor();

CREATE TRIGGER create_profile_after_sign_up
  AFTER INSERT ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.create_profile();

CREATE TRIGGER delete_workbook_request_with_account
  AFTER DELETE ON auth.users
  FOR EACH ROW
  WHEN ((old.email_confirmed_at IS NOT NULL))
  EXECUTE FUNCTION private.delete_workbook_request();

CREATE TRIGGER reset_after_confirmation
  AFTER UPDATE OF email_confirmed_at ON auth.users
  FOR EACH ROW
  WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL)))
  EXECUTE FUNCTION private.reset_on_confirmation();

CREATE TRIGGER sync_email_after_change
  AFTER UPDATE OF email ON auth.users
  FOR EACH ROW
  WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text))
  EXECUTE FUNCTION private.sync_email();

CREATE TRIGGER keep_new_rows
  BEFORE DELETE ON public.admin_audit
  FOR EACH ROW
  WHEN ((old.at >= (now() - '2 years'::interval)))
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_rows
  BEFORE UPDATE ON public.admin_audit
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_table
  BEFORE TRUNCATE ON public.admin_audit
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER count_course_mail
  AFTER INSERT OR UPDATE OF sent_at, dead_at ON public.email_jobs
  FOR EACH ROW
  WHEN ((new.kind ~~ 'course-%'::text))
  EXECUTE FUNCTION private.count_course_mail();

CREATE TRIGGER count_issue_mail
  AFTER INSERT OR UPDATE OF sent_at ON public.email_jobs
  FOR EACH ROW
  WHEN (((new.issue_id IS NOT NULL) AND (new.sent_at IS NOT NULL)))
  EXECUTE FUNCTION private.count_issue_mail();

CREATE TRIGGER count_removed_course_mail
  AFTER DELETE ON public.email_jobs
  FOR EACH ROW
  WHEN ((old.kind ~~ 'course-%'::text))
  EXECUTE FUNCTION private.count_course_mail();

CREATE TRIGGER allow_300_a_day
  AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_beyond_quota();

CREATE TRIGGER count_added_flips
  AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.count_flips();

CREATE TRIGGER count_removed_flips
  AFTER DELETE ON public.flip_sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.count_flips();

CREATE TRIGGER never_change
  BEFORE UPDATE ON public.flip_sessions
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER count_subscriber
  AFTER INSERT OR DELETE OR UPDATE OF confirmed_at, unsubscribed_at, unsubscribed_after ON public.newsletter_subscribers
  FOR EACH ROW
  EXECUTE FUNCTION private.count_subscriber();

CREATE TRIGGER allow_600_rows
  AFTER INSERT ON public.notebook_counts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_more_counts();

CREATE TRIGGER count_profiles
  AFTER INSERT OR DELETE OR UPDATE OF created_at ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.count_profiles();

CREATE TRIGGER audit_role_change
  AFTER INSERT OR DELETE ON public.user_roles
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_role();

CREATE TRIGGER count_removed_request
  BEFORE DELETE ON public.workbook_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.count_request();

CREATE TRIGGER count_request
  AFTER INSERT OR UPDATE ON public.workbook_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.count_request();

CREATE POLICY "A person reads their own consents" ON "public"."account_consents"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person reads their own flips" ON "public"."flip_sessions"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person who has agreed adds their own flips" ON "public"."flip_sessions"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.caller_has_consented('flips'::text) AS caller_has_consented)));

CREATE POLICY "A person reads their own counts" ON "public"."notebook_counts"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person removes their own counts" ON "public"."notebook_counts"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person who has chosen it adds their own counts" ON "public"."notebook_counts"
  FOR INSERT
  TO "authenticated"
  WITH
    CHECK
    (((user_id = ( SELECT auth.uid() AS uid)) AND (month <= (((now() AT TIME ZONE 'UTC'::text))::date + 1)) AND ( SELECT private.caller_has_consented('counts'::text) AS
    caller_has_consented)));

CREATE POLICY "A person who has chosen it replaces their own counts" ON "public"."notebook_counts"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.caller_has_consented('counts'::text) AS caller_has_consented)));

CREATE POLICY "A person changes their own name" ON "public"."profiles"
  FOR UPDATE
  TO "authenticated"
  USING ((id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person reads their own profile" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING ((id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "A person reads their own roles" ON "public"."user_roles"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

COMMENT ON COLUMN "public"."email_jobs"."attempts" IS 'Incremented on each claim. Above 1 an earlier attempt may have arrived, so ask the provider before sending.';

COMMENT ON COLUMN "public"."email_jobs"."bulk" IS 'Sent only when no other mail is due, so that mails people are waiting for are not delayed.';

COMMENT ON COLUMN "public"."email_jobs"."cause" IS 'Unique reason for a mail to the site''s owner: a second mail with the same cause is not queued.';

COMMENT ON COLUMN "public"."email_jobs"."copy" IS 'Above 1 only for kinds that can be sent again: the workbook up to three times a day, replies, confirmations.';

COMMENT ON COLUMN "public"."email_jobs"."first_try_at" IS 'When first claimed; the mail is given up three days later.';

COMMENT ON COLUMN "public"."email_jobs"."unsettled_since" IS 'Since when the provider may have accepted it without our knowing. The provider deduplicates by idempotency key for 24 hours; after that, ask it before sending again. Null: certainly not accepted.';

COMMENT ON COLUMN "public"."flip_sessions"."completion_time_seconds" IS 'Whole seconds since the start of the flip.';

COMMENT ON COLUMN "public"."flip_sessions"."id" IS 'Generated on the device, so that a retry inserts the same row.';

COMMENT ON COLUMN "public"."flip_sessions"."session_date" IS 'The person''s local date when the flip ended.';

COMMENT ON COLUMN "public"."newsletter_issues"."cursor" IS 'The last subscriber with a job, in id order.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."token" IS '244 random bits, used in newsletter links only.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."unsubscribed_after" IS 'The latest issue they had received, for that issue''s figures.';

COMMENT ON COLUMN "public"."notebook_counts"."came_true" IS 'Predictions resolved in this month, by outcome; so are the next three columns.';

COMMENT ON COLUMN "public"."notebook_counts"."device" IS 'Random id, generated by the device per person and per opt-in.';

COMMENT ON COLUMN "public"."notebook_counts"."month" IS 'First day of the month, in the person''s local calendar.';

COMMENT ON COLUMN "public"."notebook_counts"."waits" IS 'Urges put off in this month; the next four columns are their answers.';

COMMENT ON COLUMN "public"."workbook_requests"."confirmed_at" IS 'When the download was pressed: the double opt-in, which starts the course.';

COMMENT ON COLUMN "public"."workbook_requests"."consent_text" IS 'The exact sentence beside the button.';

COMMENT ON COLUMN "public"."workbook_requests"."unsubscribed_by" IS 'Our page, the mail client''s one-click button, or a complaint.';

COMMENT ON EXTENSION "pg_trgm" IS 'text similarity measurement and index searching based on trigrams';

COMMENT ON FUNCTION "private"."caller_has_consented"(text) IS 'Security definer: the caller may not lock their own profile. Reports on the caller only.';

COMMENT ON FUNCTION "private"."create_profile"() IS 'Security definer: the auth service''s role, which inserts the user, has no rights in public.';

COMMENT ON FUNCTION "private"."is_email"(text) IS 'True if deliverable in form and unable to inject a header or a second recipient. Does not prove that the mailbox exists.';

COMMENT ON FUNCTION "private"."normalise_email"(text) IS 'Trims and lower-cases. Dots and plus tags stay, because they can belong to different mailboxes.';

COMMENT ON FUNCTION "private"."refuse_beyond_quota"() IS 'Security definer: locks the writer''s profile. The API runs in read committed, so each statement here sees what the previous lock holder committed.';

COMMENT ON FUNCTION "private"."refuse_more_counts"() IS 'Security definer: counts rows whatever the writer may read.';

COMMENT ON FUNCTION "private"."series_of"(public.flip_sessions) IS 'The series a flip counts towards. Hours are the UTC hour of arrival.';

COMMENT ON FUNCTION "public"."apply_retention"(timestamp with time zone) IS 'Security definer: service_role has no rights in the auth schema.';

COMMENT ON FUNCTION "public"."completed_flips_this_month"() IS 'Everybody''s completed flips in the current UTC month. The server decides whether the site shows them.';

COMMENT ON FUNCTION "public"."find_mail_link"(text, text, integer) IS 'Security definer: service_role has no rights in auth. The second condition on each token matches its partial index.';

COMMENT ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp with time zone) IS 'Security definer: service_role may not delete flips or counts, or update consents, directly.';

COMMENT ON SCHEMA "private" IS 'Trigger functions, rules and rollups. Not exposed by the API; its roles have no usage, service_role excepted.';

COMMENT ON TABLE "private"."admin_recovery_codes" IS 'Keyed hashes. Each code works once; all are deleted with the factor.';

COMMENT ON TABLE "private"."admin_sessions" IS 'When each session last used the dashboard, to the minute.';

COMMENT ON TABLE "private"."admin_settings" IS 'Changed by the schema owner only. The local stack''s seed turns the second factor off.';

COMMENT ON TABLE "private"."daily_counts" IS 'requests, source, medium, campaign: requests by day of arrival (total), of these confirmed (reached). unsubscribed: by day.
  started: people by day of confirmation; course-1 to course-7: of these, mails waiting (total) and sent (reached).
  subscribers: by day of sign-up and state (name: reading, waiting, left). issue: mails sent per issue (name) and day.
  left-after: unsubscriptions per issue (name) and day.';

COMMENT ON TABLE "private"."daily_deltas" IS 'Changes since the last merge: a number of flips, and `amount` newcomers at positions 1 to `reach`.';

COMMENT ON TABLE "private"."daily_rollups" IS 'Flips and people by series and session_date, as of the last merge; holds no personal data. Series ''signups'' counts accounts.';

COMMENT ON TABLE "private"."daily_visits" IS 'pages: views of each page, which add up to all views. sources: views that did not begin on another page of the site (arrivals),
  by kind of referrer. campaigns: arrivals with a label.';

COMMENT ON TABLE "private"."day_notes" IS 'What happened on a day, in an admin''s words: a mailing, a podcast.';

COMMENT ON TABLE "private"."funnel_weeks" IS 'Arrivals and requests per week, and how many of the requests were confirmed; accounts created, how many of them ever flipped,
  and flipped on days 22 to 28. active_week_4 is null until those days are over for the whole week.';

COMMENT ON TABLE "public"."account_consents" IS 'The exact sentence beside the box that was ticked, its version and time.';

COMMENT ON TABLE "public"."admin_audit" IS 'Append-only. `actor` is null for the secret key and the schema owner; `object` is the id of what was acted on.';

COMMENT ON TABLE "public"."contact_messages" IS 'Messages to the owner. As correspondence, they outlive an account with the same address.';

COMMENT ON TABLE "public"."contact_replies" IS 'Replies written in the workspace. Each one''s mail is the job with the same contact_id and copy.';

COMMENT ON TABLE "public"."email_jobs" IS 'Every mail: waiting, sent or given up. The id is the idempotency key at the provider.';

COMMENT ON TABLE "public"."email_suppressions" IS 'Addresses that never get mail of any kind.';

COMMENT ON TABLE "public"."flip_sessions" IS 'One row per flip of a signed-in person. Immutable; deleted with the account.';

COMMENT ON TABLE "public"."newsletter_issues" IS 'html, text and headers are what is sent, with a placeholder for each subscriber''s token (lib/email/newsletter-mail.ts).';

COMMENT ON TABLE "public"."newsletter_submissions" IS 'Each confirmation request to an address. The token is in that mail''s link.';

COMMENT ON TABLE "public"."newsletter_subscribers" IS 'One row per address. Receives issues while confirmed_at is set and unsubscribed_at is not.';

COMMENT ON TABLE "public"."notebook_counts" IS 'One row per device and month. A device sends its current totals, so a retry changes nothing.';

COMMENT ON TABLE "public"."owner_incidents" IS 'One row per incident, from first detection to recovery. The owner gets one mail for each.';

COMMENT ON TABLE "public"."profiles" IS 'One row per account, maintained by triggers on auth.users.';

COMMENT ON TABLE "public"."rate_limits" IS 'Attempts per bucket and key in the current window. Keys are HMACs computed by the caller, never plain addresses.';

COMMENT ON TABLE "public"."user_roles" IS 'No row means an ordinary reader. Written with the secret key only.';

COMMENT ON TABLE "public"."workbook_requests" IS 'One row per address that asked for the workbook.';

COMMENT ON TABLE "public"."workbook_submissions" IS 'Each form submission that queued a mail. Its id is in that mail''s link; the names are deleted once it is confirmed or ended.';

COMMENT ON VIEW "public"."user_flip_stats" IS 'The signed-in person''s flips by local day.';

REVOKE ALL ON FUNCTION "private"."add_newcomers"(integer[], integer[], integer[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_newcomers"(integer[], integer[], integer[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_newcomers"(integer[], integer[], integer[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_state"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_state"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_state"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."all_series"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."all_series"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."all_series"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, jsonb, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, jsonb, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, jsonb, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, jsonb, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."audit"(text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."audit"(text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."audit_factor"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_factor"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."audit_factor"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."audit_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_role"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."audit_role"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."authenticated_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."authenticated_at"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."authenticated_at"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."caller_has_consented"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."caller_has_consented"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."caller_has_consented"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."caller_has_consented"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_due"(text, integer, integer, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_due"(text, integer, integer, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_due"(text, integer, integer, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_due"(text, integer, integer, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."count_course_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_course_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_course_mail"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_flips"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_flips"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_flips"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_issue_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_issue_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_issue_mail"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_profiles"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_profiles"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_profiles"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_request"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_request"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_request"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_subscriber"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_subscriber"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_subscriber"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."counts_of_request"(public.workbook_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counts_of_request"(public.workbook_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counts_of_request"(public.workbook_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."counts_of_subscriber"(public.newsletter_subscribers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counts_of_subscriber"(public.newsletter_subscribers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counts_of_subscriber"(public.newsletter_subscribers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_profile"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_profile"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_course"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_course"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_course"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_days"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_days"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_days"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_funnel"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_funnel"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_funnel"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_hours"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_hours"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_hours"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_mail_queue"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_mail_queue"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_mail_queue"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_periods"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_periods"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_periods"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_sources"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_sources"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_sources"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_techniques"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_techniques"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_techniques"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_totals"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_totals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_totals"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_users"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_users"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_users"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_visits"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_visits"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_visits"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_workbook"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_workbook"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_workbook"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_workbook_request"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."delete_workbook_request"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_workbook_request"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."figures_between"(date, date, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_between"(date, date, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_between"(date, date, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_messages"(text, text, text[], timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_messages"(text, text, text[], timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_messages"(text, text, text[], timestamp WITH time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_second_factor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hide_small_group"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hide_small_group"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hide_small_group"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_admin"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_admin"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_admin"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) TO "postgres";

REVOKE ALL ON FUNCTION "private"."merge_daily_counts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merge_daily_counts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."merge_daily_counts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_from_metadata"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_from_metadata"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_from_metadata"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."normalise_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."normalise_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."normalise_email"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."normalise_email"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."opened_contact_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_contact_message"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."opened_contact_message"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."person_summary"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_summary"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."person_summary"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rebuild_daily_counts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rebuild_daily_counts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rebuild_daily_counts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."rebuild_daily_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rebuild_daily_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rebuild_daily_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_beyond_quota"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_beyond_quota"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_beyond_quota"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_more_counts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_more_counts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_more_counts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_admin"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_admin"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_admin"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_range"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_range"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_range"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_recent_proof"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_recent_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_recent_proof"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."reset_on_confirmation"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reset_on_confirmation"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reset_on_confirmation"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."series_of"(public.flip_sessions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."series_of"(public.flip_sessions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."series_of"(public.flip_sessions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."smaller_of_pair"(bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."smaller_of_pair"(bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."smaller_of_pair"(bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sync_email"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sync_email"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sync_email"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."utc_start"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."utc_start"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."utc_start"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."utc_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."utc_today"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."utc_today"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."account_has_password"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_has_password"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_has_password"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."account_sessions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sessions"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sessions"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."admin_add_day_note"(date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_add_day_note"(date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_add_day_note"(date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_delete_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_person"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_delete_person"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_person"(text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_person"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_export_person"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_person"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_subscribers"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_export_subscribers"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_subscribers"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_gate"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_gate"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_gate"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_grant_role"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_grant_role"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_grant_role"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_inbox"(text, text, text, timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_inbox"(text, text, text, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_inbox"(text, text, text, timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_mails"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mails"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_overview"(date, date, boolean, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_overview"(date, date, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_overview"(date, date, boolean, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_people"(date, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_people"(date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_people"(date, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_remove_day_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_remove_day_note"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_remove_day_note"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_reply_to_message"(uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_reply_to_message"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_reply_to_message"(uuid, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_retry_email_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_retry_email_job"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_retry_email_job"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_revoke_role"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_revoke_role"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_revoke_role"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, jsonb, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_send_test_mail"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_send_test_mail"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_send_test_mail"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_set_message_state"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_set_message_state"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_set_message_state"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_stop_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."apply_retention"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."apply_retention"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."apply_retention"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_email_jobs"(text, integer, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_email_jobs"(text, integer, integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_email_jobs"(text, integer, integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."completed_flips_this_month"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."completed_flips_this_month"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."completed_flips_this_month"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."confirm_email_job"(uuid, text, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_email_job"(uuid, text, integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_email_job"(uuid, text, integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."confirm_newsletter"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_newsletter"(text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_newsletter"(text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."count_visit"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_visit"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_visit"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."end_account_session"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_account_session"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_account_session"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."find_mail_link"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_mail_link"(text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_mail_link"(text, text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."merge_daily_deltas"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."merge_daily_deltas"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."merge_daily_deltas"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."newsletter_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."note_refused_code"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_refused_code"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_refused_code"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."queue_owner_mail"(text, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_owner_mail"(text, text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_owner_mail"(text, text, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."refresh_funnel"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_funnel"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_funnel"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_newsletter"(text, text, text, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_newsletter"(text, text, text, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_newsletter"(text, text, text, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_workbook"(uuid, uuid, text, text, text, text, jsonb, text, text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_workbook"(uuid, uuid, text, text, text, text, jsonb, text, text, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_workbook"(uuid, uuid, text, text, text, text, jsonb, text, text, text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."return_rate_limit"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."return_rate_limit"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."return_rate_limit"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."start_course"(uuid, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_course"(uuid, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_course"(uuid, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."store_contact_message"(jsonb, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_message"(jsonb, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_message"(jsonb, jsonb, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_rate_limit"(text, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_rate_limit"(text, text, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_rate_limit"(text, text, integer, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) TO "service_role";

GRANT USAGE ON SCHEMA "private" TO "service_role";

REVOKE ALL ON TABLE "public"."account_consents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."account_consents" TO "authenticated";

REVOKE ALL ON TABLE "public"."account_consents" FROM "service_role";

GRANT INSERT, SELECT ON TABLE "public"."account_consents" TO "service_role";

REVOKE ALL ON TABLE "public"."contact_messages" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."contact_messages" TO "service_role";

REVOKE ALL ON TABLE "public"."contact_replies" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."contact_replies" TO "service_role";

REVOKE ALL ON TABLE "public"."email_jobs" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."email_jobs" TO "service_role";

REVOKE ALL ON TABLE "public"."email_suppressions" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."email_suppressions" TO "service_role";

REVOKE ALL ON TABLE "public"."flip_sessions" FROM "authenticated";

REVOKE ALL ("action_needed") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("action_needed") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("completion_time_seconds") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("completion_time_seconds") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("flip_step_reached") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("flip_step_reached") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("flip_technique") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("flip_technique") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("session_date") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("session_date") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("user_id") ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ("was_emergency_mode") ON TABLE "public"."flip_sessions" FROM "authenticated";

GRANT INSERT ("was_emergency_mode") ON TABLE "public"."flip_sessions" TO "authenticated";

GRANT SELECT ON TABLE "public"."flip_sessions" TO "authenticated";

REVOKE ALL ON TABLE "public"."flip_sessions" FROM "service_role";

GRANT INSERT, SELECT ON TABLE "public"."flip_sessions" TO "service_role";

REVOKE ALL ON TABLE "public"."newsletter_issues" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_issues" TO "service_role";

REVOKE ALL ON TABLE "public"."newsletter_submissions" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_submissions" TO "service_role";

REVOKE ALL ON TABLE "public"."newsletter_subscribers" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_subscribers" TO "service_role";

REVOKE ALL ON TABLE "public"."notebook_counts" FROM "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notebook_counts" TO "authenticated";

REVOKE ALL ON TABLE "public"."owner_incidents" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."owner_incidents" TO "service_role";

REVOKE ALL ON TABLE "public"."profiles" FROM "authenticated";

REVOKE ALL ("full_name") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("full_name") ON TABLE "public"."profiles" TO "authenticated";

GRANT SELECT ON TABLE "public"."profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."profiles" FROM "service_role";

GRANT SELECT ON TABLE "public"."profiles" TO "service_role";

REVOKE ALL ON TABLE "public"."rate_limits" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."rate_limits" TO "service_role";

REVOKE ALL ON TABLE "public"."user_roles" FROM "authenticated";

GRANT SELECT ON TABLE "public"."user_roles" TO "authenticated";

REVOKE ALL ON TABLE "public"."user_roles" FROM "service_role";

GRANT DELETE, INSERT, SELECT ON TABLE "public"."user_roles" TO "service_role";

REVOKE ALL ON TABLE "public"."workbook_requests" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."workbook_requests" TO "service_role";

REVOKE ALL ON TABLE "public"."workbook_submissions" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."workbook_submissions" TO "service_role";

REVOKE ALL ON TABLE "public"."user_flip_stats" FROM "authenticated";

GRANT SELECT ON TABLE "public"."user_flip_stats" TO "authenticated";

ALTER DEFAULT PRIVILEGES FOR ROLE "postgres" REVOKE ALL ON FUNCTIONS FROM PUBLIC;

ALTER TABLE "public"."contact_messages"
  ADD CONSTRAINT "contact_messages_email_is_normal" CHECK ((email = private.normalise_email(email)));

ALTER TABLE "public"."contact_messages"
  ADD CONSTRAINT "contact_messages_email_is_sane" CHECK (private.is_email(email));

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_recipient_is_sane" CHECK (private.is_email(recipient));

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_reply_to_is_sane" CHECK (private.is_email(reply_to));

ALTER TABLE "public"."email_suppressions"
  ADD CONSTRAINT "email_suppressions_email_is_normal" CHECK ((email = private.normalise_email(email)));

ALTER TABLE "public"."email_suppressions"
  ADD CONSTRAINT "email_suppressions_email_is_sane" CHECK (private.is_email(email));

ALTER TABLE "public"."newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_email_is_normal" CHECK ((email = private.normalise_email(email)));

ALTER TABLE "public"."newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_email_is_sane" CHECK (private.is_email(email));

ALTER TABLE "public"."workbook_requests"
  ADD CONSTRAINT "workbook_requests_email_is_normal" CHECK ((email = private.normalise_email(email)));

ALTER TABLE "public"."workbook_requests"
  ADD CONSTRAINT "workbook_requests_email_is_sane" CHECK (private.is_email(email));
