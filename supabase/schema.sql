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

CREATE TABLE "private"."address_key" (
  "only_row" boolean NOT NULL DEFAULT true,
  "key"      bytea   NOT NULL,
  CONSTRAINT "address_key_is_long" CHECK ((octet_length(key) >= 32)),
  CONSTRAINT "address_key_is_one_row" CHECK (only_row),
  CONSTRAINT "address_key_pkey" PRIMARY KEY (only_row)
);

ALTER TABLE "private"."address_key"
  ENABLE ROW LEVEL SECURITY;

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
  "only_row"               boolean    NOT NULL DEFAULT true,
  "second_factor_required" boolean    NOT NULL DEFAULT true,
  "signature"              text       NOT NULL DEFAULT ''::text,
  "time_zone"              text       NOT NULL DEFAULT 'UTC'::text,
  "sender_name"            text       NOT NULL DEFAULT ''::text,
  "open_days"              smallint[] NOT NULL DEFAULT '{1,2,3,4,5}'::smallint[],
  "weekly_mail"            boolean    NOT NULL DEFAULT true,
  "ready_answers"          jsonb      NOT NULL DEFAULT '{}'::jsonb,
  "helplines_tried"        jsonb      NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT "admin_settings_has_one_row" CHECK (only_row),
  CONSTRAINT "admin_settings_helplines_tried_is_short" CHECK (((jsonb_typeof(helplines_tried) = 'object'::text) AND (char_length((helplines_tried)::text) <= 20000))),
  CONSTRAINT "admin_settings_open_days_are_weekdays"
    CHECK (((cardinality(open_days) > 0) AND (open_days <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))),
  CONSTRAINT "admin_settings_pkey" PRIMARY KEY (only_row),
  CONSTRAINT "admin_settings_ready_answers_are_short" CHECK (((jsonb_typeof(ready_answers) = 'object'::text) AND (char_length((ready_answers)::text) <= 100000))),
  CONSTRAINT "admin_settings_sender_name_fits_a_header" CHECK ((sender_name ~ '^[^<>",;:@\\[:cntrl:]]{0,60}$'::text)),
  CONSTRAINT "admin_settings_signature_is_short" CHECK ((char_length(signature) <= 500)),
  CONSTRAINT "admin_settings_time_zone_exists" CHECK ((('2026-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE time_zone) IS NOT NULL))
);

ALTER TABLE "private"."admin_settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."changed_days" (
  "id"     bigint  GENERATED ALWAYS AS IDENTITY NOT NULL,
  "day"    date    NOT NULL,
  "flips"  boolean NOT NULL DEFAULT true,
  "others" boolean NOT NULL DEFAULT true,
  CONSTRAINT "changed_days_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."changed_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_figures" (
  "day"       date    NOT NULL,
  "dimension" text    NOT NULL,
  "name"      text    NOT NULL,
  "total"     integer NOT NULL,
  "reached"   integer NOT NULL,
  CONSTRAINT "daily_figures_pkey" PRIMARY KEY (dimension, day, name)
);

ALTER TABLE "private"."daily_figures"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_flips" (
  "day"              date    NOT NULL,
  "sessions"         integer NOT NULL,
  "completed"        integer NOT NULL,
  "action_needed"    integer NOT NULL,
  "no_action"        integer NOT NULL,
  "emergency"        integer NOT NULL,
  "completed_people" integer NOT NULL,
  "action_people"    integer NOT NULL,
  "no_action_people" integer NOT NULL,
  "emergency_people" integer NOT NULL,
  CONSTRAINT "daily_flips_pkey" PRIMARY KEY (day)
);

ALTER TABLE "private"."daily_flips"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_people" (
  "day"      date    NOT NULL,
  "previous" date    NOT NULL,
  "people"   integer NOT NULL,
  CONSTRAINT "daily_people_pkey" PRIMARY KEY (day, previous)
);

ALTER TABLE "private"."daily_people"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_views" (
  "day"      date    NOT NULL,
  "views"    integer NOT NULL,
  "arrivals" integer NOT NULL,
  "presses"  integer NOT NULL DEFAULT 0,
  CONSTRAINT "daily_views_pkey" PRIMARY KEY (day)
);

ALTER TABLE "private"."daily_views"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."daily_visits" (
  "day"       date    NOT NULL,
  "dimension" text    NOT NULL,
  "name"      text    NOT NULL,
  "count"     integer NOT NULL DEFAULT 0,
  "dismissed" integer NOT NULL DEFAULT 0,
  CONSTRAINT "daily_visits_counts_up" CHECK ((count >= 0)),
  CONSTRAINT "daily_visits_name_fits_dimension" CHECK (
CASE
    WHEN (dimension = ANY (ARRAY['pages'::text, 'entries'::text, 'workbook'::text, 'first'::text])) THEN (name ~ '^/[a-z0-9/-]{0,119}$'::text)
    WHEN (dimension = 'presses'::text) THEN (name ~ '^(?:amazon|ebook) /[a-z0-9/-]{0,119}$'::text)
    WHEN (dimension = 'sources'::text) THEN (name ~ '^[a-z0-9._-]{1,100}$'::text)
    WHEN (dimension = 'campaigns'::text) THEN (name ~ '^[a-z0-9 ._/-]{1,80}$'::text)
    WHEN (dimension = ANY (ARRAY['missing'::text, 'errors'::text])) THEN ((name = 'other'::text) OR (name ~ '^/[][[:alnum:]_.~/…-]{0,119}$'::text))
    ELSE false
END),
  CONSTRAINT "daily_visits_pkey" PRIMARY KEY (day, dimension, name)
);

ALTER TABLE "private"."daily_visits"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deletions" (
  "kind"    text                     NOT NULL,
  "id_hash" text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deletions_kind_is_known" CHECK ((kind = ANY (ARRAY['users'::text, 'workbook_requests'::text, 'newsletter_subscribers'::text, 'contact_messages'::text]))),
  CONSTRAINT "deletions_pkey" PRIMARY KEY (kind, id_hash)
);

ALTER TABLE "private"."deletions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."left_alone" (
  "email_hash" bytea                    NOT NULL,
  "reason"     text                     NOT NULL,
  "since"      timestamp with time zone NOT NULL,
  CONSTRAINT "left_alone_pkey" PRIMARY KEY (email_hash),
  CONSTRAINT "left_alone_reason_is_known" CHECK ((reason = ANY (ARRAY['left'::text, 'bounce'::text, 'complaint'::text, 'owner'::text, 'recipient'::text])))
);

ALTER TABLE "private"."left_alone"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."refused_codes" (
  "id"      bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "user_id" uuid                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "refused_codes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."refused_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."used_codes" (
  "user_id"       uuid                     NOT NULL,
  "code_hash"     text                     NOT NULL,
  "at"            timestamp with time zone NOT NULL DEFAULT now(),
  "has_challenge" boolean                  NOT NULL DEFAULT false,
  CONSTRAINT "used_codes_pkey" PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE "private"."used_codes"
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
  "id"               uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"             text                     NOT NULL,
  "email"            text                     NOT NULL,
  "type"             text                     NOT NULL,
  "subject"          text,
  "message"          text                     NOT NULL,
  "created_at"       timestamp with time zone NOT NULL DEFAULT now(),
  "handled_at"       timestamp with time zone,
  "state"            text                     NOT NULL DEFAULT 'new'::text,
  "may_be_in_danger" boolean                  NOT NULL DEFAULT false,
  "auto_spam"        text,
  "taken_by"         uuid,
  CONSTRAINT "contact_messages_auto_spam_is_known" CHECK (((auto_spam IS NULL) OR ((auto_spam = ANY (ARRAY['new'::text, 'seen'::text])) AND (state = 'spam'::text)))),
  CONSTRAINT "contact_messages_handled_when_done" CHECK (((handled_at IS NOT NULL) = (state = ANY (ARRAY['answered'::text, 'closed'::text, 'spam'::text])))),
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "contact_messages_state_is_known" CHECK ((state = ANY (ARRAY['new'::text, 'in-progress'::text, 'answered'::text, 'closed'::text, 'spam'::text]))),
  CONSTRAINT "contact_messages_subject_is_sane" CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "contact_messages_type_is_known" CHECK ((type = ANY (ARRAY['speaking'::text, 'media'::text, 'book'::text, 'collaboration'::text, 'general'::text, 'feedback'::text])))
);

ALTER TABLE "public"."contact_messages"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contact_messages" FROM "anon", "authenticated";

CREATE TABLE "public"."contact_replies" (
  "contact_id"  uuid                     NOT NULL,
  "sequence"    integer                  NOT NULL,
  "body"        text                     NOT NULL,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "kind"        text                     NOT NULL DEFAULT 'reply'::text,
  "author"      uuid,
  "sender"      text,
  "attachments" text[]                   NOT NULL DEFAULT '{}'::text[],
  "provider_id" text,
  CONSTRAINT "contact_replies_attachments_are_names" CHECK ((cardinality(attachments) <= 50)),
  CONSTRAINT "contact_replies_came_by_mail" CHECK ((((kind = 'reply'::text) = (provider_id IS NULL)) AND ((sender IS NULL) OR (kind <> 'reply'::text)))),
  CONSTRAINT "contact_replies_is_readable" CHECK (((char_length(body) >= 1) AND (char_length(body) <= 20000))),
  CONSTRAINT "contact_replies_kind_is_known" CHECK ((kind = ANY (ARRAY['reply'::text, 'answer'::text, 'auto'::text, 'bounce'::text]))),
  CONSTRAINT "contact_replies_pkey" PRIMARY KEY (contact_id, SEQUENCE),
  CONSTRAINT "contact_replies_provider_id_key" UNIQUE (provider_id)
);

ALTER TABLE "public"."contact_replies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contact_replies" FROM "anon", "authenticated";

CREATE TABLE "public"."email_jobs" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "request_id"      uuid,
  "contact_id"      uuid,
  "kind"            text                     NOT NULL,
  "sequence"        integer                  NOT NULL DEFAULT 1,
  "recipient"       text                     NOT NULL,
  "facts"           jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "priority"        smallint                 NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "send_after"      timestamp with time zone NOT NULL DEFAULT now(),
  "on_hold"         boolean                  NOT NULL DEFAULT false,
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
  "dedupe_key"      text,
  "subscriber_id"   uuid,
  "issue_id"        uuid,
  CONSTRAINT "email_jobs_belongs_to_its_cause" CHECK (((num_nonnulls(request_id, contact_id, dedupe_key, subscriber_id) = 1) AND ((issue_id IS
    NOT NULL) = (kind = 'newsletter'::text)) AND
CASE
    WHEN (kind = ANY (ARRAY['contact'::text, 'reply'::text])) THEN (contact_id IS NOT NULL)
    WHEN ((kind = 'workbook'::text) OR (kind ~~ 'course-%'::text)) THEN (request_id IS NOT NULL)
    WHEN (kind = ANY (ARRAY['newsletter'::text, 'newsletter-confirm'::text])) THEN (subscriber_id IS NOT NULL)
    ELSE (dedupe_key IS NOT NULL)
END)),
  CONSTRAINT "email_jobs_contact_id_kind_sequence_key" UNIQUE (contact_id, kind, SEQUENCE),
  CONSTRAINT "email_jobs_dead_reason_is_known"
    CHECK ((dead_reason = ANY (ARRAY['failed'::text, 'bounced'::text, 'suppressed'::text, 'unsubscribed'::text, 'expired'::text, 'stopped'::text]))),
  CONSTRAINT "email_jobs_dedupe_key_key" UNIQUE (dedupe_key),
  CONSTRAINT "email_jobs_facts_are_bounded" CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 250000))),
  CONSTRAINT "email_jobs_is_sent_or_dead_with_a_reason" CHECK (((dead_at IS NULL) = (dead_reason IS NULL))),
  CONSTRAINT "email_jobs_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['workbook'::text, 'course-1'::text, 'course-2'::text, 'course-3'::text, 'course-4'::text, 'course-5'::text, 'course-6'::text, 'course-7'::text,
    'contact'::text,
    'reply'::text,
    'test'::text,
    'newsletter'::text,
    'newsletter-confirm'::text,
    'digest'::text, 'alert'::text, 'sign-up'::text, 'recovery'::text, 'account-exists'::text, 'new-email'::text, 'new-email-notice'::text, 'security'::text, 'invitation'::text]))),
  CONSTRAINT "email_jobs_only_some_are_numbered"
    CHECK (((sequence = 1) OR ((kind = ANY (ARRAY['workbook'::text, 'reply'::text, 'newsletter-confirm'::text, 'contact'::text])) AND (sequence > 1)))),
  CONSTRAINT "email_jobs_pkey" PRIMARY KEY (id),
  CONSTRAINT "email_jobs_priority_is_known" CHECK (((priority >= 0) AND (priority <= 4))),
  CONSTRAINT "email_jobs_request_id_kind_sequence_key" UNIQUE (request_id, kind, SEQUENCE)
);

ALTER TABLE "public"."email_jobs"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."email_jobs" FROM "anon", "authenticated";

CREATE TABLE "public"."email_suppressions" (
  "email"         text                     NOT NULL,
  "reason"        text                     NOT NULL,
  "suppressed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "email_suppressions_pkey" PRIMARY KEY (email),
  CONSTRAINT "email_suppressions_reason_is_known" CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text, 'owner'::text, 'recipient'::text])))
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
  "send_at"       timestamp with time zone,
  "started_at"    timestamp with time zone,
  "cursor"        uuid,
  "fanned_out_at" timestamp with time zone,
  "finished_at"   timestamp with time zone,
  "stopped_at"    timestamp with time zone,
  "sent"          integer,
  "failed"        integer,
  "page_subject"  text,
  "page_body"     text,
  "is_listed"     boolean                  NOT NULL DEFAULT false,
  CONSTRAINT "newsletter_issues_body_is_bounded" CHECK ((GREATEST(char_length(body), char_length(page_body)) <= 50000)),
  CONSTRAINT "newsletter_issues_page_says_something" CHECK (((page_subject <> ''::text) AND (page_body <> ''::text))),
  CONSTRAINT "newsletter_issues_pkey" PRIMARY KEY (id),
  CONSTRAINT "newsletter_issues_preheader_is_one_line" CHECK (((char_length(preheader) <= 200) AND (preheader !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "newsletter_issues_says_something_when_scheduled" CHECK (((send_at IS NULL) OR ((subject <> ''::text) AND (body <> ''::text)))),
  CONSTRAINT "newsletter_issues_starts_when_scheduled" CHECK (((started_at IS NULL) OR (send_at IS NOT NULL))),
  CONSTRAINT "newsletter_issues_subject_is_one_line"
    CHECK (((GREATEST(char_length(subject), char_length(page_subject)) <= 200) AND (concat(subject, page_subject) !~ '[[:cntrl:]]'::text)))
);

ALTER TABLE "public"."newsletter_issues"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_issues" FROM "anon", "authenticated";

CREATE TABLE "public"."newsletter_pictures" (
  "id"       uuid    NOT NULL DEFAULT gen_random_uuid(),
  "issue_id" uuid    NOT NULL,
  "alt"      text    NOT NULL,
  "width"    integer NOT NULL,
  "height"   integer NOT NULL,
  "jpeg"     bytea   NOT NULL,
  CONSTRAINT "newsletter_pictures_alt_is_one_line" CHECK (((char_length(alt) <= 300) AND (alt !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "newsletter_pictures_issue_id_key" UNIQUE (issue_id),
  CONSTRAINT "newsletter_pictures_pkey" PRIMARY KEY (id),
  CONSTRAINT "newsletter_pictures_size_is_bounded"
    CHECK ((((width >= 1) AND (width <= 1200)) AND ((height >= 1) AND (height <= 1200)) AND ((octet_length(jpeg) >= 1) AND (octet_length(jpeg) <= 2000000))))
);

ALTER TABLE "public"."newsletter_pictures"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_pictures" FROM "anon", "authenticated";

CREATE TABLE "public"."newsletter_submissions" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "token"           text,
  "subscriber_id"   uuid                     NOT NULL,
  "consent_text"    text                     NOT NULL,
  "consent_version" text                     NOT NULL,
  "submitted_at"    timestamp with time zone NOT NULL,
  "confirmed_at"    timestamp with time zone,
  CONSTRAINT "newsletter_submissions_confirmed_after_submission" CHECK ((confirmed_at >= submitted_at)),
  CONSTRAINT "newsletter_submissions_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "newsletter_submissions_pkey" PRIMARY KEY (id),
  CONSTRAINT "newsletter_submissions_token_key" UNIQUE (token)
);

ALTER TABLE "public"."newsletter_submissions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."newsletter_submissions" FROM "anon", "authenticated";

CREATE TABLE "public"."newsletter_subscribers" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "email"              text                     NOT NULL,
  "token"              text,
  "source"             text                     NOT NULL,
  "consent_text"       text                     NOT NULL,
  "consent_version"    text                     NOT NULL,
  "consent_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "created_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "confirmed_at"       timestamp with time zone,
  "unsubscribed_at"    timestamp with time zone,
  "unsubscribed_by"    text,
  "unsubscribed_after" uuid,
  "list_confirmed"     text,
  "list_source"        text,
  CONSTRAINT "newsletter_subscribers_confirmed_after_consent" CHECK ((confirmed_at >= consent_at)),
  CONSTRAINT "newsletter_subscribers_consent_is_short"
    CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40)))),
  CONSTRAINT "newsletter_subscribers_email_key" UNIQUE (email),
  CONSTRAINT "newsletter_subscribers_list_is_imported" CHECK (((source = 'import'::text) OR (num_nonnulls(list_confirmed, list_source) = 0))),
  CONSTRAINT "newsletter_subscribers_list_is_short"
    CHECK
    ((((char_length(list_confirmed) >= 1) AND (char_length(list_confirmed) <= 100)) AND ((char_length(list_source) >= 1) AND (char_length(list_source) <= 100)) AND
    (concat(list_confirmed, list_source) !~ '[[:cntrl:]]'::text))),
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
  CONSTRAINT "owner_incidents_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['mail-failed'::text, 'mail-late'::text, 'task-failed'::text, 'limit-near'::text, 'owner-refused'::text, 'role-granted'::text, 'role-revoked'::text,
    'factor-removed'::text, 'factor-locked'::text]))),
  CONSTRAINT "owner_incidents_pkey" PRIMARY KEY (kind, opened_at)
);

ALTER TABLE "public"."owner_incidents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."owner_incidents" FROM "anon", "authenticated";

CREATE TABLE "public"."profiles" (
  "id"                   uuid                     NOT NULL,
  "email"                text,
  "full_name"            text,
  "created_at"           timestamp with time zone NOT NULL DEFAULT now(),
  "devices_forgotten_at" timestamp with time zone,
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
  "attempts"       integer                  NOT NULL,
  "window_ends_at" timestamp with time zone NOT NULL,
  "max_attempts"   integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "rate_limits_names_are_short" CHECK ((((char_length(bucket) >= 1) AND (char_length(bucket) <= 60)) AND ((char_length(key) >= 1) AND (char_length(key) <= 200)))),
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY (bucket, key)
);

ALTER TABLE "public"."rate_limits"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."rate_limits" FROM "anon", "authenticated";

CREATE TABLE "public"."role_invitations" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "email"        text                     NOT NULL,
  "role"         text                     NOT NULL,
  "invited_by"   uuid                     NOT NULL,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at"   timestamp with time zone NOT NULL DEFAULT (now() + '7 days'::interval),
  "accepted_at"  timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  CONSTRAINT "role_invitations_ends_once" CHECK ((num_nonnulls(accepted_at, withdrawn_at) <= 1)),
  CONSTRAINT "role_invitations_pkey" PRIMARY KEY (id),
  CONSTRAINT "role_invitations_role_is_known" CHECK ((role = ANY (ARRAY['admin'::text, 'inbox'::text])))
);

ALTER TABLE "public"."role_invitations"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."role_invitations" FROM "anon", "authenticated";

CREATE TABLE "public"."user_roles" (
  "user_id"     uuid                     NOT NULL,
  "role"        text                     NOT NULL,
  "granted_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "is_owner"    boolean                  NOT NULL DEFAULT false,
  "signature"   text                     NOT NULL DEFAULT ''::text,
  "letter_keys" boolean                  NOT NULL DEFAULT true,
  CONSTRAINT "user_roles_owner_is_an_admin" CHECK (((role = 'admin'::text) OR (NOT is_owner))),
  CONSTRAINT "user_roles_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "user_roles_role_is_known" CHECK ((role = ANY (ARRAY['admin'::text, 'inbox'::text]))),
  CONSTRAINT "user_roles_signature_is_short" CHECK ((char_length(signature) <= 500))
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

CREATE OR REPLACE FUNCTION private.accepts_mail (
  recipient text,
  kind      text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select accepts_mail.kind in ('contact', 'digest', 'alert') or case coalesce(private.suppression_of(accepts_mail.recipient), 'none')
    when 'none' then true
    when 'recipient' then accepts_mail.kind in ('recovery', 'security') and private.has_confirmed_account(accepts_mail.recipient)
    else accepts_mail.kind = 'recovery' end
$function$;

CREATE OR REPLACE FUNCTION private.add_refused_code (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.refused_codes as r where r.at < now() - interval '15 minutes';
  insert into private.refused_codes (user_id) values (person);
  if private.has_role(person, 'inbox') then
    perform private.audit('code-refused', null, person);
    if private.factor_is_locked(person) then
      perform private.audit('factor-locked', null, person);
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_add_subscriber (
  email           text,
  consent_text    text,
  consent_version text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  known public.newsletter_subscribers;
  outcome text;
begin
  perform private.require_admin();
  select s.* into known from public.newsletter_subscribers as s
  where s.email = private.normalise_email(admin_add_subscriber.email);
  if known.confirmed_at is not null and known.unsubscribed_at is null then return 'reading'; end if;
  if private.has_left(admin_add_subscriber.email) then return 'left'; end if;
  outcome := public.request_newsletter(admin_add_subscriber.email, consent_text, consent_version);
  if outcome = 'queued' then
    perform private.audit('subscriber-added');
  end if;
  return outcome;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_audit_log (
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

CREATE OR REPLACE FUNCTION private.admin_block_address (
  email text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(admin_block_address.email);
begin
  perform private.require_admin();
  -- A bounce is lifted as a mistake of some server, and the person's wish would be lost with it.
  if private.suppression_of(address) <> 'bounce' then return 'already'; end if;
  if exists (select from public.profiles as p where p.email = address and private.has_role(p.id, 'admin')) then return 'admin'; end if;
  perform public.suppress_email(address, 'owner');
  perform private.audit('address-blocked', private.mark_of_email(address));
  return 'blocked';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_delete_newsletter (
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

CREATE OR REPLACE FUNCTION private.admin_delete_person (
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
  -- One deletion of an address at a time, also where there is no account to lock.
  perform pg_advisory_xact_lock(hashtextextended(address, 20261126));
  -- The account is locked before its profile, as when the person deletes or changes it at this moment.
  select u.id into account from auth.users as u
  where u.id = (select p.id from public.profiles as p where p.email = address) for update;
  if private.has_role(account, 'inbox') then return 'admin'; end if;
  if private.person_summary(address) is null then return 'unknown'; end if;
  perform private.audit('person-deleted', private.mark_of_email(address));
  perform private.hash_suppression(address);
  delete from auth.users as u where u.id = account;
  delete from public.workbook_requests as r where r.email = address;
  delete from public.newsletter_subscribers as s where s.email = address;
  delete from public.role_invitations as i where i.email = address;
  if with_messages then
    -- In the order of the inbox, where the same messages may be moved at this moment.
    perform from public.contact_messages as c where c.email = address order by c.id for update;
    delete from public.contact_messages as c where c.email = address;
  end if;
  -- Any mails left belong to a message that is kept.
  return 'deleted';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_dismiss_fault (
  wanted_dimension text,
  wanted_name      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  update private.daily_visits as v set dismissed = v.count
  where wanted_dimension in ('missing', 'errors') and v.dimension = wanted_dimension and v.name = wanted_name and v.dismissed < v.count;
  if found then
    perform private.audit('fault-ticked-off', left(wanted_name, 100));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_duplicate_newsletter (
  issue_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  copy constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  insert into public.newsletter_issues (id, subject, preheader, body)
  select copy, i.subject, i.preheader, i.body from public.newsletter_issues as i where i.id = admin_duplicate_newsletter.issue_id;
  if not found then return null; end if;
  insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg)
  select copy, p.alt, p.width, p.height, p.jpeg from public.newsletter_pictures as p
  where p.issue_id = admin_duplicate_newsletter.issue_id;
  perform private.audit('newsletter-saved', copy::text);
  return copy;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_export_person (
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
  perform private.audit('person-exported', private.mark_of_email(address));
  return jsonb_build_object('summary', summary) || public.personal_data(address);
end $function$;

CREATE OR REPLACE FUNCTION private.admin_export_subscribers()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_recent_proof();
  perform private.audit('subscribers-exported');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'status', case when s.unsubscribed_at is not null then 'unsubscribed'
        when s.confirmed_at is null then 'unconfirmed' else 'active' end,
      'source', s.source, 'consent_version', s.consent_version, 'consent_at', s.consent_at, 'confirmed_at', s.confirmed_at,
      'unsubscribed_at', s.unsubscribed_at, 'list_confirmed', s.list_confirmed, 'list_source', s.list_source) order by s.id), '[]')
    from public.newsletter_subscribers as s);
end $function$;

CREATE OR REPLACE FUNCTION private.admin_gate()
  RETURNS TABLE (
    status     text,
    user_id    uuid,
    email      text,
    has_factor boolean,
    role       text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  state constant text := private.admin_state('inbox');
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
    state in ('admin', 'code') and private.has_second_factor(person),
    (select case when r.is_owner then 'owner' else r.role end from public.user_roles as r where r.user_id = person);
end $function$;

CREATE OR REPLACE FUNCTION private.admin_grant_role (
  email  text,
  wanted text DEFAULT 'admin'::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account uuid;
  refusal text;
begin
  perform private.require_recent_proof();
  select u.id into account from auth.users as u
  where u.email = private.normalise_email(admin_grant_role.email) and u.email_confirmed_at is not null for update;
  if account is null then return 'unknown'; end if;
  if exists (select from public.user_roles as r where r.user_id = account
    and (case when r.is_owner then 'owner' else r.role end) = wanted) then return 'already'; end if;
  if wanted = 'owner' and not exists (select from public.user_roles as r where r.user_id = auth.uid() and r.is_owner) then
    return 'owner';
  end if;
  if exists (select from public.user_roles as r where r.user_id = account) and not (wanted = 'owner') then
    refusal := private.refusal_to_remove(account, wanted = 'admin');
    if refusal is not null then return refusal; end if;
  end if;
  -- A new row is logged and mailed as such.
  delete from public.user_roles as r where r.user_id = account;
  insert into public.user_roles (user_id, role, is_owner)
  values (account, case wanted when 'inbox' then 'inbox' else 'admin' end, wanted = 'owner');
  return 'granted';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_import_subscribers (
  emails          text[],
  consent_text    text,
  consent_version text,
  confirmed       text[] DEFAULT NULL::text[],
  sources         text[] DEFAULT NULL::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text;
  confirmed_on text;
  came_from text;
  subscriber public.newsletter_subscribers;
  outcome text;
  counts jsonb := '{"asked": 0, "known": 0, "left": 0, "suppressed": 0, "invalid": 0}';
begin
  perform private.require_recent_proof();
  if cardinality(emails) > 1000 then
    raise exception 'At most 1,000 addresses at a time.' using errcode = '22023';
  end if;
  for address, confirmed_on, came_from in
    select distinct on (1) private.normalise_email(l.email), nullif(l.confirmed, ''), nullif(l.source, '')
    from unnest(emails, confirmed, sources) with ordinality as l (email, confirmed, source, place)
    where l.email is not null order by 1, l.place
  loop
    if not coalesce(private.is_email(address), false) then
      outcome := 'invalid';
    elsif private.suppression_of(address) is not null then
      outcome := 'suppressed';
    elsif private.has_left(address) then
      outcome := 'left';
    else
      insert into public.newsletter_subscribers (email, source, consent_text, consent_version, list_confirmed, list_source)
      values (address, 'import', admin_import_subscribers.consent_text, admin_import_subscribers.consent_version,
        confirmed_on, came_from)
      on conflict (email) do nothing returning * into subscriber;
      outcome := case when found then 'asked' else 'known' end;
    end if;
    if outcome = 'asked' then
      perform private.ask_subscriber(
        subscriber, admin_import_subscribers.consent_text, admin_import_subscribers.consent_version, true, now());
    end if;
    counts := counts || jsonb_build_object(outcome, (counts ->> outcome)::integer + 1);
  end loop;
  perform private.audit('subscribers-imported', counts ->> 'asked');
  return counts;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_inbox (
  search     text    DEFAULT NULL::text,
  topic      text    DEFAULT NULL::text,
  wanted     text    DEFAULT 'open'::text,
  after      uuid    DEFAULT NULL::uuid,
  message_id uuid    DEFAULT NULL::uuid,
  page_size  integer DEFAULT 20,
  oldest     boolean DEFAULT false,
  from_day   date    DEFAULT NULL::date,
  to_day     date    DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  states constant text[] := case when wanted = 'open' then array['new', 'in-progress'] when wanted is not null then array[wanted] end;
begin
  perform private.require_admin('inbox');
  return jsonb_build_object(
    'counts', (select jsonb_object_agg(each.state, each.messages) from (
      select s.state, (select count(*) from (
        select from public.contact_messages as c where c.state = s.state limit 1000) as counted) as messages
      from unnest(array['new', 'in-progress', 'answered', 'closed', 'spam']) as s (state)) as each),
    'auto_spam', (select count(*) from (
      select from public.contact_messages as c where c.auto_spam = 'new' limit 1000) as counted),
    -- What the filters find in any state, if something is searched for.
    'found', case when btrim(coalesce(search, '')) <> '' then (select coalesce(jsonb_object_agg(f.state, f.messages), '{}') from (
      select m.state, count(*) as messages
      from private.find_messages(search, topic, null, null, 1000, false, null, from_day, to_day) as m group by m.state) as f) end,
    'matches', (select count(*) from private.find_messages(search, topic, states, null, 1000, false, null, from_day, to_day)),
    -- First, and on every page: the list below goes on without them.
    'pinned', (select coalesce(jsonb_agg(private.listed_message(m)), '[]')
      from private.find_messages(search, topic, states, null, 100, true, true, from_day, to_day) as m),
    'messages', (select coalesce(jsonb_agg(private.listed_message(m)), '[]')
      from private.find_messages(search, topic, states, after, least(greatest(page_size, 1), 100), oldest, false, from_day, to_day) as m),
    'inbox_settings', (select jsonb_build_object('letter_keys', r.letter_keys, 'signature', coalesce(nullif(r.signature, ''),
        case r.role when 'admin' then (select s.signature from private.admin_settings as s) else private.person_name(r.user_id) end))
      from public.user_roles as r where r.user_id = auth.uid()),
    'opened', private.opened_contact_message(message_id));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_invite (
  email  text,
  wanted text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.normalise_email(admin_invite.email);
  invitation constant uuid := gen_random_uuid();
begin
  perform private.require_owner();
  -- One invitation of an address at a time: a form that is sent twice must not fail.
  perform pg_advisory_xact_lock(hashtextextended(address, 20261127));
  if exists (select from public.user_roles as r join public.profiles as p on p.id = r.user_id where p.email = address) then
    return 'already';
  end if;
  if not private.accepts_mail(address, 'invitation') then return 'suppressed'; end if;
  perform private.end_invitation(i.id) from public.role_invitations as i
  where i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if (select count(*) from public.role_invitations as i
    where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()) >= 20 then return 'many'; end if;
  insert into public.role_invitations (id, email, role, invited_by) values (invitation, address, wanted, auth.uid());
  perform public.queue_mail('invitation', address, jsonb_build_object('invitation', invitation, 'role', wanted),
    'invitation ' || invitation);
  perform private.audit('invitation-sent', invitation::text);
  return 'invited';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_mails (
  wanted text DEFAULT 'failed'::text,
  search text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  part constant text := lower(btrim(search));
begin
  perform private.require_admin();
  return jsonb_build_object(
    'ended', (select coalesce(jsonb_object_agg(e.dead_reason, e.count), '{}') from (select j.dead_reason, count(*)
      from public.email_jobs as j where j.dead_reason is not null group by j.dead_reason) as e),
    'waiting', (select count(*) from public.email_jobs as j where j.sent_at is null and j.dead_at is null and not j.on_hold),
    'jobs', (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'kind', j.kind, 'recipient', j.recipient,
        'attempts', j.attempts, 'last_error', j.last_error, 'dead_reason', j.dead_reason,
        'message', j.contact_id, 'issue', j.issue_id,
        'can_retry', private.can_retry((select whole from public.email_jobs as whole where whole.id = j.id)),
        'at', coalesce(j.dead_at, j.sent_at, j.send_after))), '[]')
      from (
        (select * from public.email_jobs where wanted = 'waiting' and sent_at is null and dead_at is null and not on_hold
          and (part is null or position(part in recipient) > 0) order by priority, send_after, created_at, id limit 100)
        union all
        (select * from public.email_jobs where wanted = 'sent' and sent_at is not null
          and (part is null or position(part in recipient) > 0) order by sent_at desc limit 100)
        union all
        (select * from public.email_jobs where wanted = 'failed' and dead_reason = 'failed'
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 1000)
        union all
        (select * from public.email_jobs where wanted = 'failed' and dead_reason in ('bounced', 'expired')
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 100)
        union all
        (select * from public.email_jobs where wanted = 'ended' and dead_reason in ('suppressed', 'unsubscribed', 'stopped')
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 100)) as j),
    'suppressed', (select count(*) from public.email_suppressions),
    'suppressions', (select coalesce(jsonb_agg(s), '[]') from (
      select * from public.email_suppressions order by suppressed_at desc, email limit 100) as s));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_mark_helpline (
  helpline text,
  day      date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  update private.admin_settings as s set helplines_tried = s.helplines_tried || jsonb_build_object(helpline, day)
  where s.only_row;
  perform private.audit('helpline-tried', left(helpline, 100));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_messages_in_danger (
  message_ids uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin('inbox');
  return (select count(*) from public.contact_messages as c
    where c.id = any (message_ids) and c.may_be_in_danger and c.state not in ('closed', 'spam'));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_move_messages (
  message_ids uuid[],
  new_state   text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message public.contact_messages;
  was jsonb := '{}';
begin
  perform private.require_admin('inbox');
  for message in select * from public.contact_messages as c where c.id = any (message_ids[:100]) order by c.id for update loop
    was := was || jsonb_build_object(message.id, message.state);
    if new_state = 'deleted' then
      delete from public.contact_messages as c where c.id = message.id;
    elsif message.state <> new_state or message.auto_spam is not null then
      update public.contact_messages as c set state = new_state, auto_spam = null,
        taken_by = case when new_state = 'in-progress' then auth.uid() when new_state <> 'new' then c.taken_by end,
        -- The mark of a sender of spam ends 90 days after this.
        handled_at = case when new_state = 'spam' then now()
          when new_state in ('answered', 'closed') then coalesce(c.handled_at, now()) end
      where c.id = message.id;
    else
      continue;
    end if;
    perform private.audit(case new_state when 'new' then 'message-reopened' when 'in-progress' then 'message-taken'
      when 'spam' then 'message-spam' when 'deleted' then 'message-deleted' else 'message-handled' end, message.id::text);
  end loop;
  return was;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_newsletter (
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
    -- Whether an import would be taken without asking again.
    'is_proven', private.has_recent_proof(),
    'subscribers', (select jsonb_build_object(
        'reading', count(*) filter (where s.confirmed_at is not null and s.unsubscribed_at is null),
        'waiting', count(*) filter (where s.confirmed_at is null and s.unsubscribed_at is null),
        'left', count(s.unsubscribed_at)) from public.newsletter_subscribers as s),
    'requests', (select count(*) from public.email_jobs as j where j.priority = 4 and j.kind = 'newsletter-confirm'
      and j.facts ->> 'source' = 'import' and j.sent_at is null and j.dead_at is null and j.attempts = 0),
    'issues', (select coalesce(jsonb_agg(private.issue_with_figures(i) order by i.created_at desc, i.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 30) as i),
    'older', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'subject', o.subject) order by o.created_at desc, o.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 1000 offset 30) as o),
    'issue', (select private.issue_with_figures(i::public.newsletter_issues)
        || jsonb_build_object('preheader', i.preheader, 'body', i.body, 'picture', private.picture_facts(i.id),
          'page', jsonb_build_object('subject', coalesce(i.page_subject, i.subject), 'body', coalesce(i.page_body, i.body),
            'is_listed', i.is_listed))
      from public.newsletter_issues as i where i.id = admin_newsletter.issue_id));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_note_content (
  entry text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.audit('content-saved', left(entry, 100));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_overview (
  from_day date,
  to_day   date,
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
  perform public.count_changed_days();
  return private.dashboard_flips(from_day, to_day) || jsonb_build_object(
    'workbook', jsonb_build_array((select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
      (select to_jsonb(w) from private.dashboard_workbook(from_day - days, from_day - 1) as w)),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.find_people(null, null, 10) as u),
    'visits', private.dashboard_visits(from_day, to_day)
      || jsonb_build_object('lists', private.dashboard_visit_lists(from_day, to_day)),
    'visits_before', private.dashboard_visits(from_day - days, from_day - 1),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c),
    'funnel', private.funnel(),
    'open', jsonb_build_object(
      'in_danger', (select count(*) from public.contact_messages as c where c.handled_at is null and c.may_be_in_danger),
      'auto_spam', (select count(*) from public.contact_messages as c where c.auto_spam = 'new'),
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      -- The oldest, which are the late ones.
      'received', (select coalesce(jsonb_agg(c.created_at), '[]') from (
        select c.created_at from public.contact_messages as c where c.handled_at is null
        order by c.created_at limit 100) as c)),
    'late_mails', (select count(*) from public.email_jobs as j
      where j.sent_at is null and j.dead_at is null and not j.on_hold and j.priority < 4
        and j.send_after < now() - interval '15 minutes'),
    'owner_refused_at', public.owner_mail_refused(),
    'failed_mails', (select count(*) from public.email_jobs as j
      where j.dead_at is not null and j.dead_reason = 'failed'));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_people (
  search    text    DEFAULT NULL::text,
  after     uuid    DEFAULT NULL::uuid,
  person    uuid    DEFAULT NULL::uuid,
  email     text    DEFAULT NULL::text,
  page_size integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := coalesce(private.normalise_email(nullif(btrim(admin_people.email), '')),
    (select p.email from public.profiles as p where p.id = person));
begin
  perform private.require_admin();
  if address is not null then
    perform private.audit('person-searched');
  end if;
  return jsonb_build_object(
    'admins', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'granted_at', r.granted_at,
        'has_factor', private.has_second_factor(p.id),
        'role', case when r.is_owner then 'owner' else r.role end, 'is_self', p.id = auth.uid()) order by r.granted_at, p.id), '[]')
      from public.user_roles as r join public.profiles as p on p.id = r.user_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at) order by i.created_at), '[]')
      from public.role_invitations as i where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()),
    'matches', (select count(*) from private.find_people(search, null, 1000)),
    'people', (select coalesce(jsonb_agg(f), '[]')
      from private.find_people(search, after, least(greatest(page_size, 1), 100)) as f),
    'person', case when address is not null then private.person_summary(address) end,
    -- What was done about this address before, also if nothing is stored any more.
    'requests', (select coalesce(jsonb_agg(jsonb_build_object('action', a.action, 'at', a.at, 'actor_email', a.actor_email) order by a.id), '[]')
      from public.admin_audit as a where a.object = encode(private.hash_of_email(address), 'hex')));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_release_address (
  email  text,
  reason text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if coalesce(char_length(btrim(admin_release_address.reason)) between 1 and 200, false) is false then return false; end if;
  if not private.end_suppression(admin_release_address.email, array['bounce', 'complaint', 'owner']) then return false; end if;
  update public.newsletter_subscribers as s set unsubscribed_at = null, unsubscribed_by = null, unsubscribed_after = null
  where s.email = private.normalise_email(admin_release_address.email) and s.unsubscribed_by = 'bounce';
  perform private.audit('address-released', btrim(admin_release_address.reason));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_remove_subscriber (
  subscriber_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if not exists (select from public.newsletter_subscribers as s
      where s.id = admin_remove_subscriber.subscriber_id and s.unsubscribed_at is null) then
    return false;
  end if;
  perform private.end_subscription(subscriber_id, 'owner', now());
  perform private.audit('subscriber-removed', subscriber_id::text);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_reply_to_message (
  message_id uuid,
  body       text,
  seen       integer DEFAULT NULL::integer
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message public.contact_messages;
  next_sequence integer;
begin
  perform private.require_admin('inbox');
  select c.* into message from public.contact_messages as c where c.id = message_id for update;
  if not found then return 'gone'; end if;
  if exists (select from public.contact_replies as r where r.contact_id = message_id and r.body = admin_reply_to_message.body
    and r.kind = 'reply' and r.created_at > now() - interval '10 minutes') then
    return 'duplicate';
  end if;
  if (select count(*) from public.contact_replies as r where r.contact_id = message_id) > seen then return 'newer'; end if;
  if private.suppression_of(message.email) is not null then return 'suppressed'; end if;
  select coalesce(max(r.sequence), 0) + 1 into next_sequence from public.contact_replies as r where r.contact_id = message_id;
  insert into public.contact_replies (contact_id, sequence, body, author)
  values (message_id, next_sequence, admin_reply_to_message.body, auth.uid());
  insert into public.email_jobs (contact_id, kind, sequence, recipient)
  values (message_id, 'reply', next_sequence, message.email);
  update public.contact_messages as c set state = 'answered', auto_spam = null, handled_at = coalesce(c.handled_at, now()) where c.id = message_id;
  perform private.audit('message-replied', message_id::text);
  return 'queued';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_require_proof()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_recent_proof();
end $function$;

CREATE OR REPLACE FUNCTION private.admin_resume_newsletter (
  issue_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_recent_proof();
  update public.newsletter_issues as i
  set stopped_at = null, finished_at = null, fanned_out_at = null, cursor = null, sent = null, failed = null
  where i.id = issue_id and i.stopped_at > now() - interval '30 days';
  if not found then return false; end if;
  -- Those that may have left when it was stopped keep what is known of them, so that the provider is asked first.
  update public.email_jobs as j set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    first_try_at = null
  where j.issue_id = admin_resume_newsletter.issue_id and j.dead_reason = 'stopped' and not exists (
    select from public.newsletter_subscribers as s where s.id = j.subscriber_id and s.unsubscribed_at is not null);
  perform private.audit('newsletter-resumed', issue_id::text);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_retry_email_job (
  job_id uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  issues uuid[];
begin
  perform private.require_admin();
  with retried as (
    update public.email_jobs as j
    set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
      attempts = least(j.attempts, 1), first_try_at = null
    where j.dead_reason = 'failed' and j.id = coalesce(admin_retry_email_job.job_id, j.id) and private.can_retry(j)
    returning j.issue_id)
  select array_agg(distinct r.issue_id) into issues from retried as r;
  if issues is null then
    return false;
  end if;
  update public.newsletter_issues as i set finished_at = null, sent = null, failed = null
  where i.id = any (issues) and i.stopped_at is null;
  perform private.audit('mail-retry', coalesce(job_id::text, 'all'));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_revoke_role (
  person uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  refusal text;
begin
  perform private.require_recent_proof();
  if not private.has_role(person, 'inbox') then return 'unknown'; end if;
  refusal := private.refusal_to_remove(person);
  if refusal is not null then return refusal; end if;
  delete from public.user_roles as r where r.user_id = person;
  return 'revoked';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_save_inbox_settings (
  signature   text,
  letter_keys boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin('inbox');
  update public.user_roles as r set signature = admin_save_inbox_settings.signature, letter_keys = admin_save_inbox_settings.letter_keys
  where r.user_id = auth.uid();
end $function$;

CREATE OR REPLACE FUNCTION private.admin_save_newsletter (
  issue_id  uuid,
  subject   text,
  preheader text,
  body      text,
  send_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  version   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  picture   jsonb                    DEFAULT NULL::jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.newsletter_issues;
begin
  perform private.require_admin();
  if admin_save_newsletter.send_at is not null then
    perform private.require_recent_proof();
  end if;
  select i.* into stored from public.newsletter_issues as i where i.id = issue_id for update;
  if stored.started_at is not null then return 'started'; end if;
  if stored.id is not null and stored.updated_at is distinct from version
    and ((stored.subject, stored.preheader, stored.body)
      is distinct from (admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body)
      or stored.send_at is not null and admin_save_newsletter.send_at is null) then
    return 'newer';
  end if;
  insert into public.newsletter_issues as i (id, subject, preheader, body, send_at)
  values (issue_id, admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body,
    admin_save_newsletter.send_at)
  on conflict (id) do update set subject = excluded.subject, preheader = excluded.preheader, body = excluded.body,
    send_at = excluded.send_at, updated_at = now();
  if picture = '{}' or picture ? 'jpeg' then
    delete from public.newsletter_pictures as p where p.issue_id = admin_save_newsletter.issue_id;
  end if;
  if picture ? 'jpeg' then
    insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg)
    values (issue_id, picture ->> 'alt', (picture ->> 'width')::integer, (picture ->> 'height')::integer,
      decode(picture ->> 'jpeg', 'base64'));
  elsif picture ? 'alt' then
    update public.newsletter_pictures as p set alt = picture ->> 'alt' where p.issue_id = admin_save_newsletter.issue_id;
  end if;
  if admin_save_newsletter.send_at is not null and exists (
    select from public.newsletter_pictures as p where p.issue_id = admin_save_newsletter.issue_id and p.alt = '') then
    raise exception 'A picture needs a text for readers who cannot see it.' using errcode = '23514';
  end if;
  perform private.audit(case when admin_save_newsletter.send_at is null then 'newsletter-saved' else 'newsletter-scheduled' end, issue_id::text);
  return case when admin_save_newsletter.send_at is null then 'saved' else 'scheduled' end;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_save_newsletter_page (
  issue_id  uuid,
  subject   text,
  body      text,
  is_listed boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  update public.newsletter_issues as i
  set page_subject = admin_save_newsletter_page.subject, page_body = admin_save_newsletter_page.body,
    is_listed = admin_save_newsletter_page.is_listed
  where i.id = issue_id and i.started_at is not null;
  if found then
    perform private.audit('newsletter-page', issue_id::text);
  end if;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_save_settings (
  changes jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was constant jsonb := public.site_settings();
  setting text;
begin
  -- Ready answers belong to everybody who answers.
  perform private.require_admin(case when changes - 'ready_answers' = '{}' then 'inbox' else 'admin' end);
  update private.admin_settings as s set
    time_zone = coalesce(changes ->> 'time_zone', s.time_zone),
    sender_name = coalesce(changes ->> 'sender_name', s.sender_name),
    signature = coalesce(changes ->> 'signature', s.signature),
    open_days = case when changes ? 'open_days'
      then array(select distinct d::smallint as day from jsonb_array_elements_text(changes -> 'open_days') as d order by day)
      else s.open_days end,
    weekly_mail = coalesce((changes ->> 'weekly_mail')::boolean, s.weekly_mail),
    ready_answers = s.ready_answers || coalesce(changes -> 'ready_answers', '{}')
  where s.only_row;
  for setting in
    select n.key from jsonb_each(public.site_settings()) as n where n.value is distinct from was -> n.key order by n.key loop
    perform private.audit('settings-saved', setting);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.admin_send_test_mail (
  facts      jsonb,
  recipients text[] DEFAULT NULL::text[]
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  addresses text[] := recipients;
begin
  perform private.require_admin();
  if coalesce(cardinality(addresses), 0) = 0 then
    select array[p.email] into addresses from public.profiles as p where p.id = auth.uid();
  end if;
  select array_agg(distinct private.normalise_email(a)) into addresses from unnest(addresses) as a;
  if cardinality(addresses) > 3 or not (select bool_and(coalesce(private.is_email(a), false)) from unnest(addresses) as a) then
    raise exception 'A test goes to at most three addresses.' using errcode = '22023';
  end if;
  if exists (select from unnest(addresses) as a where private.suppression_of(a) is not null) then return 'suppressed'; end if;
  perform public.queue_mail('test', a, facts, 'test ' || gen_random_uuid()) from unnest(addresses) as a;
  perform private.audit('mail-test', left(coalesce(facts ->> 'sample', facts ->> 'subject'), 100));
  return 'queued';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_state (
  needed text DEFAULT 'admin'::text
)
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
  if not private.has_role(person, needed) then
    return 'not-admin';
  end if;
  select s.last_seen_at into seen from private.admin_sessions as s where s.session_id = session;
  if proof is null or proof < now() - interval '12 hours'
    or greatest(proof, seen) < now() - interval '30 minutes' then
    return 'ended';
  end if;
  -- Who has a second factor is asked for it, whatever the setting says.
  if (level = 'aal2' and auth.jwt() ->> 'aal' = 'aal2') is not true then
    if private.has_second_factor(person) then
      return 'code';
    elsif coalesce((select s.second_factor_required from private.admin_settings as s), true) then
      return 'enrol';
    end if;
  end if;
  return 'admin';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_stop_import()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stopped uuid[];
begin
  perform private.require_admin();
  -- Readers before their mails, and in the order of an import.
  perform from public.newsletter_subscribers as s where s.id in (
    select j.subscriber_id from public.email_jobs as j
    where j.kind = 'newsletter-confirm' and j.facts ->> 'source' = 'import' and j.priority = 4
      and j.sent_at is null and j.dead_at is null and j.attempts = 0)
  order by s.email for update;
  with jobs as (
    delete from public.email_jobs as j
    where j.kind = 'newsletter-confirm' and j.facts ->> 'source' = 'import' and j.priority = 4
      and j.sent_at is null and j.dead_at is null and j.attempts = 0
    returning j.subscriber_id)
  select coalesce(array_agg(subscriber_id), '{}') into stopped from jobs;
  -- Who had asked by the form, too, stays.
  delete from public.newsletter_subscribers as s
  where s.id = any (stopped) and s.source = 'import' and s.confirmed_at is null and s.unsubscribed_at is null
    and (select count(*) from public.newsletter_submissions as a where a.subscriber_id = s.id) = 1;
  perform private.audit('import-stopped', cardinality(stopped)::text);
  return cardinality(stopped);
end $function$;

CREATE OR REPLACE FUNCTION private.admin_stop_newsletter (
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
    update public.newsletter_issues as i set send_at = null where i.id = issue.id;
    return 'draft';
  end if;
  delete from public.email_jobs as j
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = now(), dead_reason = 'stopped'
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null;
  update public.newsletter_issues as i set stopped_at = now() where i.id = issue.id;
  return 'stopped';
end $function$;

CREATE OR REPLACE FUNCTION private.admin_subscribers (
  search    text    DEFAULT ''::text,
  wanted    text    DEFAULT NULL::text,
  after     uuid    DEFAULT NULL::uuid,
  page_size integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  perform private.require_admin();
  return (
    with stated as not materialized (
      select s.id, s.email, s.created_at, s.list_confirmed, s.list_source, case when s.unsubscribed_at is not null then 'left'
        when s.confirmed_at is null then 'waiting' else 'reading' end as state
      from public.newsletter_subscribers as s where search = '' or position(lower(search) in s.email) > 0
    ), matches as not materialized (
      select * from stated as s where wanted is null or s.state = wanted
    ), months as materialized (
      select m.month::date, private.site_start(m.month::date) as first, private.site_start((m.month + interval '1 month')::date) as next
      from generate_series(date_trunc('month', private.site_today()) - interval '11 months', private.site_today(), interval '1 month')
        as m (month)
    )
    select jsonb_build_object(
      'matches', (select count(*) from matches),
      'subscribers', (select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]') from (
        select * from matches as m
        where admin_subscribers.after is null or (m.created_at, m.id) < (
          select s.created_at, s.id from public.newsletter_subscribers as s where s.id = admin_subscribers.after)
          -- Deleted meanwhile: the list begins anew.
          or not exists (select from public.newsletter_subscribers as s where s.id = admin_subscribers.after)
        order by m.created_at desc, m.id desc limit least(greatest(page_size, 1), 100)) as page),
      'months', (select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'),
          'came', (select count(*) from public.newsletter_subscribers as s
            where s.confirmed_at >= m.first and s.confirmed_at < m.next),
          'left', (select count(*) from public.newsletter_subscribers as s
            where s.confirmed_at is not null and s.unsubscribed_at >= m.first and s.unsubscribed_at < m.next)) order by m.month desc)
        from months as m)));
end $function$;

CREATE OR REPLACE FUNCTION private.admin_visits_of (
  from_day         date,
  to_day           date,
  wanted_dimension text,
  wanted_name      text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return (
    select jsonb_agg(case when coalesce(v.count, 0) not between 1 and 4 or wanted_dimension in ('missing', 'errors', 'presses')
      then coalesce(v.count, 0) end order by d.day)
    from generate_series(from_day - (to_day - from_day + 1), to_day, interval '1 day') as d (day)
      left join private.daily_visits as v on v.day = d.day::date and v.dimension = wanted_dimension and v.name = wanted_name);
end $function$;

CREATE OR REPLACE FUNCTION private.admin_withdraw_invitation (
  invitation uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owner();
  return private.end_invitation(invitation);
end $function$;

CREATE OR REPLACE FUNCTION private.ask_subscriber (
  subscriber      public.newsletter_subscribers,
  consent_text    text,
  consent_version text,
  in_bulk         boolean,
  at              timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own uuid;
begin
  insert into public.newsletter_submissions (subscriber_id, consent_text, consent_version, submitted_at)
  values (subscriber.id, consent_text, consent_version, at) returning id into own;
  insert into public.email_jobs (subscriber_id, kind, priority, sequence, recipient, facts, created_at, send_after)
  select subscriber.id, 'newsletter-confirm', case when in_bulk then 4 end, coalesce(max(j.sequence), 0) + 1, subscriber.email,
    jsonb_build_object('submission', own, 'source', case when in_bulk then 'import' else 'form' end), at, at
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
    if new.status::text = 'verified' and old.status::text <> 'verified' then
      if private.has_role(new.user_id, 'inbox') then
        perform private.audit('factor-added', new.id::text, new.user_id);
      end if;
      perform private.queue_security_mail(new.user_id, 'second-factor-added');
    end if;
  elsif old.status::text = 'verified' then
    if private.has_role(old.user_id, 'inbox') then
      perform private.audit('factor-removed', old.id::text, old.user_id);
    end if;
    perform private.queue_security_mail(old.user_id, 'second-factor-removed');
    if not private.has_second_factor(old.user_id) then
      delete from private.admin_recovery_codes as c where c.user_id = old.user_id;
      -- The auth service leaves sessions as they are when its administrator, or a recovery code, removes a factor.
      update auth.sessions as s set aal = 'aal1' where s.user_id = old.user_id and s.aal::text = 'aal2';
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
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
  change constant text := case tg_op when 'INSERT' then 'role-granted' else 'role-revoked' end;
begin
  perform private.audit(change, person::text);
  perform private.queue_security_mail(person, change);
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

CREATE OR REPLACE FUNCTION private.can_retry (
  job public.email_jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select job.dead_reason = 'failed' and job.sent_at is null and job.priority > 0
    and not exists (select from public.workbook_requests as r where r.id = job.request_id and r.unsubscribed_at >= job.created_at)
    and not exists (select from public.newsletter_subscribers as s
      where s.id = job.subscriber_id and s.unsubscribed_at >= job.created_at)
    and private.accepts_mail(job.recipient, job.kind)
$function$;

CREATE OR REPLACE FUNCTION private.check_code_attempt (
  event jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
begin
  -- Serialises a person's attempts, so that no more than ten run at once.
  perform from auth.users as u where u.id = person for no key update;
  if private.factor_is_locked(person) then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', 'Too many wrong codes. Wait a quarter of an hour.'));
  end if;
  if (event ->> 'valid')::boolean is not true then
    perform private.add_refused_code(person);
  end if;
  return jsonb_build_object('decision', 'continue');
end $function$;

CREATE OR REPLACE FUNCTION private.come_back (
  address text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.left_alone as l where l.email_hash = private.hash_of_email(address) and l.reason = 'left'
$function$;

CREATE OR REPLACE FUNCTION private.count_flips (
  from_day date,
  to_day   date
)
  RETURNS private.daily_flips
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select from_day, count(*), count(*) filter (where f.flip_step_reached = 'complete'), count(*) filter (where f.action_needed),
    count(*) filter (where not f.action_needed), count(*) filter (where f.was_emergency_mode),
    count(distinct f.user_id) filter (where f.flip_step_reached = 'complete'),
    count(distinct f.user_id) filter (where f.action_needed), count(distinct f.user_id) filter (where not f.action_needed),
    count(distinct f.user_id) filter (where f.was_emergency_mode)
  from public.flip_sessions as f where f.session_date between from_day and to_day
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
  AS $function$
  select d.n, s.people, case when s.people not between 1 and 4 then coalesce(sum(c.reached), 0)::bigint end,
    case when s.people not between 1 and 4 then coalesce(sum(c.total), 0)::bigint end
  from (select coalesce(sum(f.total), 0)::bigint as people from private.daily_figures as f
      where f.dimension = 'started' and f.day between from_day and to_day) as s
    cross join generate_series(1, 7) as d (n)
    left join private.daily_figures as c on c.dimension = 'course' and c.name = d.n::text and c.day between from_day and to_day
  group by d.n, s.people order by d.n
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_flips (
  from_day date,
  to_day   date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with periods (name, a, b) as (
    values ('range', from_day, to_day), ('before', from_day - (to_day - from_day + 1), from_day - 1), ('month', to_day - 29, to_day)
  ), accounts as (
    select f.day, f.total from private.daily_figures as f where f.dimension = 'accounts'
  ), shown as materialized (
    -- Each period, and each of its days (null for the period).
    select p.name, d.day, jsonb_build_object('sessions', coalesce(f.sessions, 0),
      'completed', case when f.completed_people between 1 and 4 then null else coalesce(f.completed, 0) end,
      -- YES and NO add up to nearly the number of completed flips, which is shown, so hiding only one would reveal it by
      -- subtraction: both are shown, or neither.
      'action_needed', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.action_needed, 0) end,
      'no_action', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.no_action, 0) end,
      'emergency', case when f.emergency_people between 1 and 4 then null else coalesce(f.emergency, 0) end) as figures
    from periods as p, lateral (
      select null::date as day union all
        select g::date from generate_series(p.a, p.b, interval '1 day') as g where p.name <> 'month') as d
      left join lateral (
        select * from private.flips_between(p.a, p.b) where d.day is null
        union all
        select * from private.daily_flips as f where f.day = d.day) as f on true
  ), techniques as (
    select case when t.people >= 5 then t.name else 'other' end as name, sum(t.sessions)::bigint as sessions,
      sum(t.people) as people
    from (select f.name, sum(f.total) as sessions, case when max(f.reached) >= 5 then max(f.reached) else (
          select count(distinct s.user_id) from public.flip_sessions as s
          where s.session_date between from_day and to_day and s.flip_technique = f.name) end as people
      from private.daily_figures as f where f.dimension = 'technique' and f.day between from_day and to_day group by f.name) as t
    group by 1
  )
  select jsonb_build_object(
    'totals', (select jsonb_build_object('total_users', u.total, 'new_users_today', u.today, 'active_users_7d', week.people,
        'total_sessions', f.total, 'avg_sessions_per_user', coalesce(round(f.total::numeric / nullif(u.total, 0), 1), 0))
      from (select coalesce(sum(c.total), 0)::bigint as total,
          coalesce(sum(c.total) filter (where c.day = (select private.site_today())), 0)::bigint as today
        from accounts as c) as u,
        (select coalesce(sum(d.sessions), 0)::bigint as total from private.daily_flips as d) as f,
        private.people_between((select private.site_today() - 6), (select private.site_today())) as week),
    'periods', (select jsonb_agg(s.figures || jsonb_build_object('active_people', active.people,
        'first_flips', private.hide_small_group(active.first_flips),
        'came_back', private.hide_small_group(active.came_back),
        'new_users', (select coalesce(sum(c.total), 0) from accounts as c where c.day between p.a and p.b)) order by p.a desc)
      from periods as p join shown as s on s.name = p.name and s.day is null, private.people_between(p.a, p.b) as active
      where p.name <> 'month'),
    'month', (select s.figures from shown as s where s.name = 'month'),
    'days', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day)
      from shown as s where s.name = 'range' and s.day is not null),
    'days_before', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day)
      from shown as s where s.name = 'before' and s.day is not null),
    -- Those used by at least five people, the most used first, then the rest as 'other' (null if still under five people).
    'techniques', (select coalesce(jsonb_agg(jsonb_build_object('technique', t.name,
        'sessions', case when t.name <> 'other' or t.people >= 5 then t.sessions end)
        order by t.name = 'other', t.sessions desc, t.name), '[]') from techniques as t))
$function$;

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
  AS $function$
  select k.dimension, shown.name, sum(k.requests)::bigint, case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from (select c.dimension, c.name, sum(c.total) as requests, sum(c.reached) as confirmed,
      row_number() over (partition by c.dimension order by sum(c.total) desc, c.name) as place
    from private.daily_figures as c
    where c.day between from_day and to_day and c.dimension in ('source', 'campaign') group by c.dimension, c.name) as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_visit_lists (
  from_day date,
  to_day   date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('dimension', r.dimension, 'name', r.name,
    'count', case when r.dimension in ('missing', 'errors', 'presses') or r.count > 4 then r.count end,
    'open', case when r.dimension in ('missing', 'errors') then r.open end) order by r.dimension, r.place), '[]')
  from (select s.dimension, shown.name, sum(s.count) as count, sum(s.open) as open,
      row_number() over (partition by s.dimension order by shown.name = 'other', sum(s.count) desc, shown.name) as place
    from (select v.dimension, v.name, sum(v.count) as count, sum(v.count - v.dismissed) as open from private.daily_visits as v
        where v.day between from_day and to_day group by v.dimension, v.name) as s,
      lateral (select case when s.dimension in ('sources', 'campaigns') and s.count < 5 then 'other' else s.name end as name) as shown
    group by s.dimension, shown.name having sum(s.count) > 0) as r
  where r.place <= 200
$function$;

CREATE OR REPLACE FUNCTION private.dashboard_visits (
  from_day date,
  to_day   date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('views', sum(d.views), 'arrivals', sum(d.arrivals), 'presses', sum(d.presses), 'days', jsonb_agg(d order by d.day))
  from (select g.day::date, coalesce(v.views, 0) as views, coalesce(v.arrivals, 0) as arrivals, coalesce(v.presses, 0) as presses
    from generate_series(from_day, to_day, interval '1 day') as g (day)
      left join private.daily_views as v on v.day = g.day::date) as d
$function$;

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
  AS $function$
  select figures.*, suppressed.*
  from (select coalesce(sum(f.total) filter (where f.dimension = 'requests'), 0)::bigint,
      coalesce(sum(f.reached) filter (where f.dimension = 'requests'), 0)::bigint,
      coalesce(sum(f.total) filter (where f.dimension = 'unsubscribed'), 0)::bigint
    from private.daily_figures as f
    where f.day between from_day and to_day and f.dimension in ('requests', 'unsubscribed')) as figures,
  (select count(*) filter (where s.reason = 'bounce'), count(*) filter (where s.reason = 'complaint')
    from public.email_suppressions as s
    where s.suppressed_at >= (select private.site_start(from_day))
      and s.suppressed_at < (select private.site_start(to_day + 1))) as suppressed
$function$;

CREATE OR REPLACE FUNCTION private.delete_rows_of_account()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.hash_suppression(private.normalise_email(old.email));
  delete from public.workbook_requests where email = private.normalise_email(old.email);
  delete from public.newsletter_subscribers where email = private.normalise_email(old.email);
  delete from public.role_invitations where email = private.normalise_email(old.email);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.digest_visits (
  monday date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with counted as (
    select v.dimension, v.name, coalesce(sum(v.count) filter (where v.day >= monday - 7), 0) as week,
      coalesce(sum(v.count) filter (where v.day < monday - 7), 0) as before
    from private.daily_visits as v
    where v.day between monday - 14 and monday - 1 and v.dimension in ('pages', 'sources') group by v.dimension, v.name
  ), listed as (
    select c.dimension, c.week, jsonb_build_object('name', c.name, 'counts', jsonb_build_array(
        private.hide_small_group(c.week), private.hide_small_group(c.before))) as entry,
      row_number() over (partition by c.dimension order by c.week desc, c.before desc, c.name) as place
    from counted as c where c.dimension = 'sources' or c.name like '/blog/_%' and c.week > 0
  )
  select jsonb_build_object(
    'views', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.dimension = 'pages'),
    'visits', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.dimension = 'sources'),
    'sources', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.dimension = 'sources' and l.place <= 8),
    'articles', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.dimension = 'pages' and l.place <= 5))
$function$;

CREATE OR REPLACE FUNCTION private.drop_invitation_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.email_jobs as j
  where j.dedupe_key = 'invitation ' || old.id and j.sent_at is null and j.attempts = 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_invitation (
  invitation uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update public.role_invitations as i set withdrawn_at = now()
  where i.id = invitation and i.accepted_at is null and i.withdrawn_at is null;
  if not found then return false; end if;
  perform private.audit('invitation-withdrawn', invitation::text);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.end_invitations_of_role()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.end_invitation(i.id) from public.role_invitations as i
  join public.profiles as p on p.email = i.email
  where p.id = coalesce(new.user_id, old.user_id) and i.accepted_at is null and i.withdrawn_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_mailed_links()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.recovery_token := '';
  new.confirmation_token := '';
  return new;
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
    unsubscribed_by = coalesce(nullif(s.unsubscribed_by, 'bounce'), end_subscription.source),
    unsubscribed_after = coalesce(s.unsubscribed_after, (
      select j.issue_id from public.email_jobs as j
      where j.subscriber_id = s.id and j.issue_id is not null and j.sent_at is not null order by j.sent_at desc limit 1))
  where s.id = end_subscription.subscriber_id;
  delete from public.email_jobs as j
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = at, dead_reason = 'unsubscribed'
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_suppression (
  address text,
  reasons text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  canonical constant text := private.normalise_email(address);
  ended boolean;
begin
  delete from public.email_suppressions as s where s.email = canonical and s.reason = any (reasons);
  ended := found;
  delete from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason = any (reasons);
  return ended or found;
end $function$;

CREATE OR REPLACE FUNCTION private.factor_is_locked (
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) >= 10 from private.refused_codes as r
  where r.user_id = person and r.at > now() - interval '15 minutes'
$function$;

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
        and s.id > behind and not private.has_issue(issue.id, s.id)
      order by s.id limit batch for share
    ), made as (
      insert into public.email_jobs (subscriber_id, issue_id, kind, recipient, created_at, send_after)
      select n.id, issue.id, 'newsletter', n.email, at, at from next as n
      on conflict (issue_id, subscriber_id) where issue_id is not null do nothing
      returning 1)
    select (select n.id from next as n order by n.id desc limit 1), (select count(*) from made) into last_id, added;
    update public.newsletter_issues as i
    set started_at = coalesce(i.started_at, at), cursor = coalesce(last_id, i.cursor),
      fanned_out_at = case when last_id is null and not exists (
        select from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.unsubscribed_at is null and s.confirmed_at <= coalesce(i.started_at, at)
          and s.id > behind and not private.has_issue(i.id, s.id)) then at end
    where i.id = issue.id;
  end if;
  if added = 0 then
    update public.newsletter_issues as i set finished_at = at, (sent, failed) = (select c.sent, c.failed from private.issue_counts(i.id) as c)
    where i.fanned_out_at is not null and i.finished_at is null
      and not exists (select from public.email_jobs as j where j.issue_id = i.id and j.sent_at is null and j.dead_at is null);
  end if;
  return added;
end $function$;

CREATE OR REPLACE FUNCTION private.find_messages (
  search   text,
  topic    text,
  states   text[],
  after    uuid,
  most     integer,
  oldest   boolean DEFAULT false,
  pinned   boolean DEFAULT NULL::boolean,
  from_day date    DEFAULT NULL::date,
  to_day   date    DEFAULT NULL::date
)
  RETURNS SETOF public.contact_messages
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  first constant timestamptz := private.site_start(from_day);
  next constant timestamptz := private.site_start(to_day + 1);
  newest_of_all constant timestamptz := (
    select c.created_at from public.contact_messages as c order by c.created_at desc offset 2000 limit 1);
  last public.contact_messages;
  word text;
  pattern text;
  canonical text;
  found_ids uuid[];
begin
  -- The longest first, as it leaves the fewest for the next.
  for word in select w from regexp_split_to_table(btrim(coalesce(search, '')), '\s+') as w where w <> '' order by char_length(w) desc limit 8 loop
    canonical := case when position('@' in word) > 0 then private.normalise_email(word) end;
    pattern := '%' || translate(replace(replace(replace(private.without_accents(word), '\', '\\'), '%', '\%'), '_', '\_'), '''’‘ʼ´-‐‑–', '_________') || '%';
    found_ids := array(
      select c.id from public.contact_messages as c
      where private.without_accents(c.name || E'\n' || c.email || E'\n' || coalesce(c.subject, '') || E'\n' || c.message) ilike pattern
        and (found_ids is null or c.id = any (found_ids))
        and (char_length(word) > 2 or newest_of_all is null or c.created_at > newest_of_all)
      union
      select c.id from public.contact_messages as c
      where c.email = canonical and (found_ids is null or c.id = any (found_ids))
      union
      select r.contact_id from public.contact_replies as r
      where private.without_accents(r.body) ilike pattern and (found_ids is null or r.contact_id = any (found_ids)));
  end loop;
  select c.* into last from public.contact_messages as c where c.id = after;
  return query
  select c.* from public.contact_messages as c
  where (found_ids is null or c.id = any (found_ids))
    and (topic is null or c.type = topic) and (states is null or c.state = any (states))
    and (last.id is null or case when oldest then (c.created_at, c.id) > (last.created_at, last.id)
      else (c.created_at, c.id) < (last.created_at, last.id) end)
    and (first is null or c.created_at >= first) and (next is null or c.created_at < next)
    and (pinned is null or (c.may_be_in_danger and c.handled_at is null) = pinned)
  order by case when oldest then c.created_at end, case when oldest then c.id end, c.created_at desc, c.id desc limit most;
end $function$;

CREATE OR REPLACE FUNCTION private.find_newsletter_link (
  link text
)
  RETURNS TABLE (
    subscriber_id uuid,
    submission_id uuid
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with named as materialized (select case when char_length(link) = 36 then link::uuid end as id)
  select a.subscriber_id, a.id from named as n, public.newsletter_submissions as a where a.id = n.id or a.token = link
  union all
  select s.id, null from named as n, public.newsletter_subscribers as s where s.id = n.id or s.token = link
$function$;

CREATE OR REPLACE FUNCTION private.find_people (
  search text,
  after  uuid,
  most   integer
)
  RETURNS TABLE (
    id         uuid,
    email      text,
    created_at timestamp with time zone,
    is_admin   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  last public.profiles;
  pattern constant text := '%' || replace(replace(replace(nullif(btrim(search), ''), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  select p.* into last from public.profiles as p where p.id = after;
  return query
  select p.id, p.email, p.created_at, private.has_role(p.id, 'admin') from public.profiles as p
  where (pattern is null or p.email ilike pattern)
    and (last.id is null or (p.created_at, p.id) < (last.created_at, last.id))
  order by p.created_at desc, p.id desc limit most;
end $function$;

CREATE OR REPLACE FUNCTION private.flips_between (
  from_day date,
  to_day   date
)
  RETURNS private.daily_flips
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  sums private.daily_flips;
begin
  select from_day, sum(f.sessions), sum(f.completed), sum(f.action_needed), sum(f.no_action), sum(f.emergency),
    max(f.completed_people), max(f.action_people), max(f.no_action_people), max(f.emergency_people)
  into sums from private.daily_flips as f where f.day between from_day and to_day;
  if sums.completed_people between 1 and 4 or sums.action_people between 1 and 4 or sums.no_action_people between 1 and 4
    or sums.emergency_people between 1 and 4 then
    return private.count_flips(from_day, to_day);
  end if;
  return sums;
end $function$;

CREATE OR REPLACE FUNCTION private.funnel()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('counted_at', max(w.counted_at),
    'weeks', jsonb_agg(to_jsonb(w) || jsonb_build_object('flipped', private.hide_small_group(w.flipped),
      'active_week_4', case when w.week_4_is_over then private.hide_small_group(w.active_week_4) end) order by w.week desc),
    'sums', jsonb_build_object(
      'flipped', private.sum_with_hidden(array_agg(w.flipped)),
      'active_week_4', private.sum_with_hidden(array_agg(w.active_week_4))))
  from private.funnel_weeks as w
$function$;

CREATE OR REPLACE FUNCTION private.has_confirmed_account (
  email text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from auth.users as u
    where u.email = private.normalise_email(has_confirmed_account.email) and u.email_confirmed_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.has_issue (
  issue_id      uuid,
  subscriber_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (select from public.email_jobs as j
    where j.issue_id = has_issue.issue_id and j.subscriber_id = has_issue.subscriber_id)
$function$;

CREATE OR REPLACE FUNCTION private.has_left (
  address text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  canonical constant text := private.normalise_email(address);
begin
  return exists (select from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason = 'left')
    or exists (select from public.workbook_requests as r where r.email = canonical and r.unsubscribed_at is not null)
    or exists (select from public.newsletter_subscribers as s where s.email = canonical and s.unsubscribed_at is not null);
end $function$;

CREATE OR REPLACE FUNCTION private.has_recent_proof()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((private.authenticated_at() > (now() - '00:05:00'::interval)), false);

CREATE OR REPLACE FUNCTION private.has_role (
  person uuid,
  needed text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.user_roles r WHERE ((r.user_id = has_role.person) AND (r.role = ANY (ARRAY['admin'::text, has_role.needed])))));

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

CREATE OR REPLACE FUNCTION private.hash_of_email (
  address text
)
  RETURNS bytea
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select sha256(k.key || sha256(k.key || convert_to(address, 'UTF8'))) from private.address_key as k
$function$;

CREATE OR REPLACE FUNCTION private.hash_of_id (
  id uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN encode(sha256(uuid_send(id)), 'hex'::text);

CREATE OR REPLACE FUNCTION private.hash_suppression (
  address text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_wish(s.email, s.reason, s.suppressed_at) from public.email_suppressions as s where s.email = address;
  delete from public.email_suppressions as s where s.email = address;
end $function$;

CREATE OR REPLACE FUNCTION private.hide_small_group (
  people bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((COALESCE(people, (0)::bigint) < 1) OR (COALESCE(people, (0)::bigint) > 4)) THEN COALESCE(people, (0)::bigint) ELSE NULL::bigint END;

CREATE OR REPLACE FUNCTION private.is_email (
  address text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN
  (((length(address) >= 6) AND (length(address) <= 254)) AND (strpos(address, '@'::text) <= 65) AND (address ~
  '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!([0-9]+|con|cim|cmo|coom|comm|cpm|ocm|vom|xom|nte|ogr|rog)$)[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]$'::text));

CREATE OR REPLACE FUNCTION private.issue_counts (
  issue_id uuid,
  OUT      sent bigint,
  OUT      failed bigint
)
  RETURNS record
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (select count(*) from public.email_jobs as j where j.issue_id = issue_counts.issue_id and j.sent_at is not null),
    (select count(*) from public.email_jobs as j where j.issue_id = issue_counts.issue_id and j.dead_at is not null
      and j.dead_reason in ('failed', 'expired', 'bounced'))
$function$;

CREATE OR REPLACE FUNCTION private.issue_tag (
  issue public.newsletter_issues
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when words ~ '[0-9a-f]{12}|[0-9]{9}' or words = '' then 'letter' else words end || '-' || left(md5(issue.id::text), 5)
  from (select trim(both '-' from left(regexp_replace(lower(issue.subject), '[^a-z0-9]+', '-', 'g'), 26)) as words) as slug
$function$;

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
    'started_at', issue.started_at,
    'sent', coalesce(issue.sent, (private.issue_counts(issue.id)).sent),
    'failed', coalesce(issue.failed, (private.issue_counts(issue.id)).failed),
    'visits', private.hide_small_group((select coalesce(sum(v.count), 0)::bigint from private.daily_visits as v
      where v.dimension = 'campaigns' and v.name = 'newsletter / ' || private.issue_tag(issue))),
    'queued', (select count(*) from public.email_jobs as j
        where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null)
      + case when issue.started_at is not null and issue.fanned_out_at is null and issue.stopped_at is null then (
        select count(*) from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.confirmed_at <= issue.started_at and s.unsubscribed_at is null
          and s.id > coalesce(issue.cursor, '00000000-0000-0000-0000-000000000000')) else 0 end,
    'unsubscribed', (select count(*) from public.newsletter_subscribers as s
      -- A bounce is among the failures.
      where s.unsubscribed_after = issue.id and s.unsubscribed_at is not null and s.unsubscribed_by <> 'bounce'))
$function$;

CREATE OR REPLACE FUNCTION private.keep_last_admin()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Serialises two admins who delete their accounts at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  if private.has_role(old.id, 'admin')
    and not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> old.id) then
    raise exception 'The last admin cannot be deleted.' using errcode = '42501';
  end if;
  if exists (select from public.user_roles as r where r.user_id = old.id and r.is_owner)
    and not exists (select from public.user_roles as r where r.is_owner and r.user_id <> old.id) then
    raise exception 'The last owner cannot be deleted.' using errcode = '42501';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_unsubscription()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_wish(old.email, 'left', old.unsubscribed_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_wish (
  address text,
  reason  text,
  since   timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.mark_of_email(address);
  insert into private.left_alone as known (email_hash, reason, since)
  values (private.hash_of_email(address), keep_wish.reason, keep_wish.since)
  on conflict (email_hash) do update set reason = excluded.reason, since = excluded.since
    where private.strength_of_wish(known.reason) < private.strength_of_wish(excluded.reason);
end $function$;

CREATE OR REPLACE FUNCTION private.mail_facts (
  job public.email_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select job.facts || coalesce(case
    when job.kind = 'newsletter' then (
      select jsonb_build_object('subject', i.subject, 'preheader', i.preheader, 'body', i.body, 'subscriber', s.id,
        'issue', i.id, 'tag', private.issue_tag(i), 'picture', private.picture_facts(i.id))
      from public.newsletter_issues as i, public.newsletter_subscribers as s
      where i.id = job.issue_id and s.id = job.subscriber_id)
    when job.request_id is not null then (
      select jsonb_build_object('request', r.id, 'first_name', coalesce(s.first_name, r.first_name, ''))
      from public.workbook_requests as r
      left join public.workbook_submissions as s on s.id = (job.facts ->> 'submission')::uuid
      where r.id = job.request_id)
    when job.contact_id is not null then (
      select to_jsonb(m) || case when r.kind is null then '{}' when job.kind = 'reply' then jsonb_build_object('reply', r.body)
        else jsonb_build_object('answer', r.body, 'sender', r.sender, 'attachments', r.attachments, 'created_at', r.created_at) end
      from public.contact_messages as m
      left join public.contact_replies as r on r.contact_id = m.id and r.sequence = job.sequence and (r.kind = 'reply') = (job.kind = 'reply')
      where m.id = job.contact_id) end, '{}')
$function$;

CREATE OR REPLACE FUNCTION private.mark_day_of_course()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.changed_days (day, flips)
  select (r.confirmed_at at time zone private.site_zone())::date, false from public.workbook_requests as r
  where r.id = case tg_op when 'DELETE' then old.request_id else new.request_id end and r.confirmed_at is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mark_days_of_flips()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.changed_days (day, others)
  select c.session_date, false from changed as c
  union
  -- The person's next day with a flip, whose previous flip may be another one now.
  select later.day, false from (select distinct c.user_id, c.session_date from changed as c) as c,
    lateral (select min(f.session_date) as day from public.flip_sessions as f
      where f.user_id = c.user_id and f.session_date > c.session_date) as later
  where later.day is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mark_days_of_row()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into private.changed_days (day, flips)
  select distinct ((each_row ->> moment)::timestamptz at time zone private.site_zone())::date, false
  from unnest(array[before, after]) as each_row, unnest(tg_argv) as moment
  where each_row ->> moment is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mark_days_of_zone()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.changed_days (day, flips)
  select distinct f.day + n, false from private.daily_figures as f, generate_series(-1, 1) as n where f.dimension <> 'technique';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mark_of_email (
  address text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.address_key (key)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
  on conflict do nothing;
  return encode(private.hash_of_email(address), 'hex');
end $function$;

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
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
declare
  around constant text := '^[ \t\n\r\f\v<"\u201c]+|[ \t\n\r\f\v>"\u201d.,;:]+$';
  words text;
  at_sign integer;
begin
  -- Nearly every address comes in its canonical form.
  if address !~ '[A-Z]' and private.is_email(address) or length(address) > 1000 then return address; end if;
  words := regexp_replace(private.without_invisible(address), '[\u2018\u2019\u201b\u02bc\u2032\u00b4]', '''', 'g');
  words := regexp_replace(regexp_replace(words, '[\u2010-\u2013\u2212]', '-', 'g'), '[\u3002\uff61]', '.', 'g');
  words := regexp_replace(normalize(words, NFKC), around, '', 'g');
  if words ~* '^mailto:' then
    words := regexp_replace(regexp_replace(substr(words, 8), '\?.*$', ''), around, '', 'g');
  end if;
  if strpos(words, '@') = 0 then return words; end if;
  at_sign := length(words) - strpos(reverse(words), '@') + 1;
  return lower(left(words, at_sign) collate "C") || (
    select string_agg(private.punycode(s.label), '.' order by s.position)
    -- The Turkish capital's lower case is two characters, which the collation does not know.
    from string_to_table(lower(replace(substr(words, at_sign + 1), U&'\0130', U&'i\0307') collate "pg_c_utf8"), '.') with ordinality as s (label, position));
end $function$;

CREATE OR REPLACE FUNCTION private.note_deletion()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.deletions (kind, id_hash) values (tg_table_name, private.hash_of_id(old.id)) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.opened_contact_message (
  message_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not exists (select from public.contact_messages as c where c.id = message_id) then return null; end if;
  update public.contact_messages as c set auto_spam = 'seen' where c.id = message_id and c.auto_spam = 'new';
  return (
    select to_jsonb(c) || jsonb_build_object(
      'taken_by', private.person_name(c.taken_by),
      'earlier', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'subject', e.subject, 'created_at', e.created_at, 'state', e.state)
          order by e.created_at desc), '[]')
        from (select * from public.contact_messages as o where o.email = c.email and o.id <> c.id
          order by o.created_at desc limit 10) as e),
      'accepts_mail', private.suppression_of(c.email) is null,
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at, 'kind', r.kind,
          'who', coalesce(private.person_name(r.author), r.sender), 'attachments', r.attachments, 'sent_at', j.sent_at,
          'dead_reason', j.dead_reason) order by r.sequence), '[]')
        from public.contact_replies as r
        left join public.email_jobs as j on j.contact_id = r.contact_id and j.kind = 'reply' and j.sequence = r.sequence
        where r.contact_id = c.id))
    from public.contact_messages as c where c.id = message_id);
end $function$;

CREATE OR REPLACE FUNCTION private.people_between (
  from_day date,
  to_day   date
)
  RETURNS TABLE (
    people      bigint,
    first_flips bigint,
    came_back   bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(p.people), 0)::bigint, coalesce(sum(p.people) filter (where p.previous = '-infinity'), 0)::bigint,
    coalesce(sum(p.people) filter (where p.previous > '-infinity'), 0)::bigint
  from private.daily_people as p
  where p.day between from_day and to_day and p.previous < from_day
$function$;

CREATE OR REPLACE FUNCTION private.person_name (
  person uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(NULLIF(p.full_name, ''::text), p.email) AS "coalesce" FROM public.profiles p WHERE (p.id = person_name.person));

CREATE OR REPLACE FUNCTION private.listed_message (
  message public.contact_messages
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN
  ((to_jsonb(message) - 'message'::text) || (SELECT jsonb_build_object('taken_by', private.person_name((listed_message.message).taken_by), 'beginning', "left"(regexp_replace(CASE
  WHEN (r.kind = 'answer'::text) THEN r.body ELSE (listed_message.message).message END,
  '\s+'::text,
  ' '::text,
  'g'::text),
  120),
  'last',
  CASE WHEN (r.kind IS
  NOT NULL) THEN jsonb_build_object('kind', r.kind, 'who', private.person_name(r.author), 'created_at', r.created_at) ELSE NULL::jsonb END) AS jsonb_build_object FROM
  ((SELECT) ALWAYS LEFT JOIN LATERAL (SELECT c.contact_id, c.sequence, c.body, c.created_at, c.kind, c.author, c.sender, c.attachments, c.provider_id FROM public.contact_replies c
  WHERE ((c.contact_id = (listed_message.message).id) AND (c.kind <> 'auto'::text)) ORDER BY c.sequence DESC LIMIT 1) r ON (true))));

CREATE OR REPLACE FUNCTION private.person_summary (
  address text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with account as (
    select p.id, p.created_at, private.has_role(p.id, 'admin') as is_admin, u.email_confirmed_at, u.last_sign_in_at
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
      (select jsonb_build_object('reason', s.reason, 'suppressed_at', s.suppressed_at) from (
        select e.reason, e.suppressed_at from public.email_suppressions as e where e.email = address
        union all
        select l.reason, l.since from private.left_alone as l where l.email_hash = private.hash_of_email(address)
        limit 1) as s) as suppression)
  select to_jsonb(p) || jsonb_build_object('email', address) from parts as p
  where num_nonnulls(p.account, p.workbook, p.newsletter, p.messages, p.mails, p.suppression) > 0
$function$;

CREATE OR REPLACE FUNCTION private.picture_facts (
  issue_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', p.id, 'alt', p.alt, 'width', p.width, 'height', p.height)
  from public.newsletter_pictures as p where p.issue_id = picture_facts.issue_id
$function$;

CREATE OR REPLACE FUNCTION private.punycode (
  label text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points constant integer[] := array(
    select ascii(s.letter) from regexp_split_to_table(label, '') with ordinality as s (letter, position) order by s.position);
  basic constant text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  encoded text := case basic when '' then '' else basic || '-' end;
  done integer := length(basic);
  next integer := 128;
  delta bigint := 0;
  bias integer := 72;
  is_first boolean := true;
  least_left integer;
  point integer;
  threshold integer;
  q bigint;
  k integer;
begin
  -- No domain has a control character of Latin-1 or the mark of what could not be read.
  if label !~ '[^\x01-\x7f]' or label ~ '[\u0080-\u009f\ufffd]' then return label; end if;
  while done < cardinality(points) loop
    least_left := (select min(p) from unnest(points) as p where p >= next);
    delta := delta + (least_left - next)::bigint * (done + 1);
    next := least_left;
    foreach point in array points loop
      if point < next then delta := delta + 1; end if;
      continue when point <> next;
      q := delta;
      k := 36;
      loop
        threshold := least(greatest(k - bias, 1), 26);
        exit when q < threshold;
        encoded := encoded || substr(digits, (threshold + (q - threshold) % (36 - threshold))::integer + 1, 1);
        q := (q - threshold) / (36 - threshold);
        k := k + 36;
      end loop;
      encoded := encoded || substr(digits, q::integer + 1, 1);
      done := done + 1;
      delta := case when is_first then delta / 700 else delta / 2 end;
      delta := delta + delta / done;
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + (36 * delta / (delta + 38))::integer;
      is_first := false;
      delta := 0;
    end loop;
    delta := delta + 1;
    next := next + 1;
  end loop;
  return 'xn--' || encoded;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_security_mail (
  person uuid,
  change text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select public.queue_mail('security', u.email, jsonb_build_object('change', change), 'security ' || gen_random_uuid())
  from auth.users as u where u.id = person and private.is_email(u.email)
$function$;

CREATE OR REPLACE FUNCTION private.refusal_to_remove (
  person      uuid,
  stays_admin boolean DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  has public.user_roles;
begin
  -- Serialises two admins who revoke each other at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  select r.* into has from public.user_roles as r where r.user_id = person;
  if has.is_owner and person <> auth.uid() then return 'owner'; end if;
  if has.is_owner and not exists (select from public.user_roles as r where r.is_owner and r.user_id <> person) then return 'last'; end if;
  if has.role = 'admin' and not stays_admin
    and not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> person) then return 'last'; end if;
  return null;
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

CREATE OR REPLACE FUNCTION private.refuse_challenge()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  factor auth.mfa_factors;
begin
  select f.* into factor from auth.mfa_factors as f where f.id = new.factor_id;
  -- For projects without the hook above, where the site counts wrong codes.
  if private.factor_is_locked(factor.user_id) then
    raise exception 'Too many wrong codes.' using errcode = '42501';
  end if;
  if factor.factor_type::text = 'totp' then
    -- One challenge for each code.
    update private.used_codes as c set has_challenge = true
    where c.user_id = factor.user_id and not c.has_challenge and c.at > now() - interval '10 seconds';
    if not found then
      raise exception 'Codes are typed on the site.' using errcode = '42501';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_duplicate_factor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform from auth.users as u where u.id = new.user_id for no key update;
  if exists (select from auth.mfa_factors as f where f.user_id = new.user_id and f.id <> new.id
      and f.factor_type = new.factor_type and f.status::text = 'verified') then
    raise exception 'This account has a verified factor of this kind.' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_many_consents()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform from public.profiles where id = new.user_id for no key update;
  if (select count(*) from public.account_consents as c
      where c.user_id = new.user_id and c.given_at > now() - interval '1 day') >= 30 then
    -- PostgREST maps PT429 to HTTP status 429.
    raise exception 'No more than 30 consents are kept for one person and day.' using errcode = 'PT429';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.require_admin (
  needed text DEFAULT 'admin'::text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  state constant text := private.admin_state(needed);
begin
  if state <> 'admin' then
    raise exception '%', case
        when state in ('enrol', 'code') then 'An admin needs a second factor for this.'
        when state = 'ended' then 'This admin session has ended.'
        else 'Only an admin may do this.' end
      using errcode = '42501', hint = state;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_owner()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_recent_proof();
  if not exists (select from public.user_roles as r where r.user_id = auth.uid() and r.is_owner) then
    raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'owner';
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
  if not private.has_recent_proof() then
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

CREATE OR REPLACE FUNCTION private.set_mail_priority()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.priority := coalesce(new.priority, case
    when new.kind in ('sign-up', 'recovery', 'new-email') then 0
    when new.kind like 'course-%' then 2
    when new.kind = 'newsletter' then 4
    -- Anybody can submit these forms: beyond a hundred waiting mails the course goes first.
    when new.kind in ('workbook', 'newsletter-confirm', 'contact') and (
      select count(*) from (
        select from public.email_jobs as j where not j.on_hold and j.priority = 1 and j.sent_at is null and j.dead_at is null limit 100)
        as waiting) = 100 then 3
    else 1 end);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.site_zone()
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT s.time_zone FROM private.admin_settings s);

CREATE OR REPLACE FUNCTION private.site_start (
  day date
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((day)::timestamp WITHOUT time zone AT TIME ZONE private.site_zone());

CREATE OR REPLACE FUNCTION private.site_today()
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((now() AT TIME ZONE private.site_zone()))::date;

CREATE OR REPLACE FUNCTION private.strength_of_wish (
  reason text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select array_position(array['left', 'bounce', 'owner', 'complaint', 'recipient'], strength_of_wish.reason)
$function$;

CREATE OR REPLACE FUNCTION private.sum_with_hidden (
  counts bigint[]
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when h.hidden = 0 or h.hidden > 1 and h.people > h.hidden and h.people < 4 * h.hidden then h.total end
  from (select coalesce(sum(c), 0)::bigint as total, count(*) filter (where c between 1 and 4) as hidden,
    coalesce(sum(c) filter (where c between 1 and 4), 0) as people from unnest(counts) as c) as h
$function$;

CREATE OR REPLACE FUNCTION private.suppression_of (
  address text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  canonical constant text := private.normalise_email(address);
begin
  return coalesce((select s.reason from public.email_suppressions as s where s.email = canonical),
    (select l.reason from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason <> 'left'));
end $function$;

CREATE OR REPLACE FUNCTION private.sync_profile()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.profiles set email = new.email, devices_forgotten_at = now() where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_owner()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.owner_incidents (kind, opened_at, closed_at) values (new.action, clock_timestamp(), clock_timestamp());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.trim_metadata()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  given constant jsonb := new.raw_user_meta_data;
  is_settled boolean := false;
begin
  if tg_op = 'UPDATE' then
    is_settled := old.email_confirmed_at is not null;
  end if;
  new.raw_user_meta_data := (
    select coalesce(jsonb_object_agg(m.key,
      case jsonb_typeof(m.value) when 'boolean' then m.value else to_jsonb(left(m.value #>> '{}', 200)) end), '{}')
    from jsonb_each(given) as m
    where (m.key in ('full_name', 'sign_up', 'email_verified', 'phone_verified') or m.key = 'name' and not given ? 'full_name')
      and jsonb_typeof(m.value) <> 'null' and not (is_settled and octet_length(m.value::text) > 130));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.without_accents (
  words text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (octet_length(words) = char_length(words)) THEN words ELSE
  regexp_replace(NORMALIZE(translate(replace(words, 'ß'::text, 'ss'::text), 'øØłŁđĐı'::text, 'oOlLdDi'::text), NFD), '[̀-ͯ]'::text, ''::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION private.without_invisible (
  words text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN
  regexp_replace(words,
  '[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.is_blank (
  words text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN (private.without_invisible(words) ~ '^[ \t\n\r\f\v]*$'::text);

CREATE OR REPLACE FUNCTION public.accept_invitation (
  invitation uuid,
  person     uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invited public.role_invitations;
begin
  -- The account first, as where an owner gives it a role at this moment.
  perform from auth.users as u where u.id = person for update;
  select i.* into invited from public.role_invitations as i where i.id = invitation for update;
  if not exists (select from auth.users as u
    where u.id = person and u.email = invited.email and u.email_confirmed_at is not null) then
    return false;
  end if;
  if (public.role_invitation(invitation) ->> 'is_open')::boolean is not true then
    return invited.accepted_at is not null and private.has_role(person, 'inbox');
  end if;
  update public.role_invitations as i set accepted_at = now() where i.id = invitation;
  insert into public.user_roles (user_id, role) values (person, invited.role) on conflict (user_id) do nothing;
  if found then
    perform private.audit('invitation-accepted', invitation::text, person);
    -- The log's own entry of the role has no actor, so the owner is told here.
    insert into public.owner_incidents (kind, opened_at, closed_at) values ('role-granted', clock_timestamp(), clock_timestamp());
  end if;
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."accept_invitation"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.account_auth_data (
  user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'account', (select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'metadata', (coalesce(u.raw_user_meta_data, '{}') - 'sign_up')::text)), '[]')
      from auth.users as u where u.id = account_auth_data.user_id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_used_at', s.refreshed_at,
        'user_agent', s.user_agent, 'ip', to_jsonb(s) ->> 'ip') order by s.created_at), '[]')
      from auth.sessions as s where s.user_id = account_auth_data.user_id),
    'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'created_at', i.created_at,
        'last_sign_in_at', i.last_sign_in_at, 'data', i.identity_data::text) order by i.created_at), '[]')
      from auth.identities as i where i.user_id = account_auth_data.user_id),
    'factors', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.factor_type, 'name', f.friendly_name, 'status', f.status,
        'created_at', f.created_at) order by f.created_at), '[]')
      from auth.mfa_factors as f where f.user_id = account_auth_data.user_id))
$function$;

REVOKE ALL ON FUNCTION "public"."account_auth_data"(uuid) FROM PUBLIC, "anon", "authenticated";

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
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), coalesce(s.user_agent, '')
  from auth.sessions as s
  where s.user_id = account_sessions.user_id and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."account_sessions"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.account_sign_in_methods (
  user_id uuid
)
  RETURNS TABLE (
    password boolean,
    google   boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from auth.users as u where u.id = account_sign_in_methods.user_id and u.encrypted_password <> ''),
    exists (select from auth.identities as i where i.user_id = account_sign_in_methods.user_id and i.provider = 'google')
$function$;

REVOKE ALL ON FUNCTION "public"."account_sign_in_methods"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.admin_add_subscriber (
  email           text,
  consent_text    text,
  consent_version text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_add_subscriber.admin_add_subscriber
    FROM private.admin_add_subscriber(admin_add_subscriber.email, admin_add_subscriber.consent_text, admin_add_subscriber.consent_version)
      admin_add_subscriber(admin_add_subscriber);
END;

REVOKE ALL ON FUNCTION "public"."admin_add_subscriber"(text, text, text) FROM PUBLIC, "anon", "service_role";

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
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_audit_log.id,
     admin_audit_log.at,
     admin_audit_log.actor_email,
     admin_audit_log.action,
     admin_audit_log.object,
     admin_audit_log.about
    FROM private.admin_audit_log(admin_audit_log.only_action, admin_audit_log.before_id, admin_audit_log.page_size) admin_audit_log(id, at, actor_email, action, object, about);
END;

REVOKE ALL ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_block_address (
  email text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_block_address.admin_block_address
    FROM private.admin_block_address(admin_block_address.email) admin_block_address(admin_block_address);
END;

REVOKE ALL ON FUNCTION "public"."admin_block_address"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_delete_newsletter (
  issue_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_delete_newsletter.admin_delete_newsletter
    FROM private.admin_delete_newsletter(admin_delete_newsletter.issue_id) admin_delete_newsletter(admin_delete_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_delete_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_delete_person (
  email         text,
  with_messages boolean
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_delete_person.admin_delete_person
    FROM private.admin_delete_person(admin_delete_person.email, admin_delete_person.with_messages) admin_delete_person(admin_delete_person);
END;

REVOKE ALL ON FUNCTION "public"."admin_delete_person"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_dismiss_fault (
  wanted_dimension text,
  wanted_name      text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_dismiss_fault.admin_dismiss_fault
    FROM private.admin_dismiss_fault(admin_dismiss_fault.wanted_dimension, admin_dismiss_fault.wanted_name) admin_dismiss_fault(admin_dismiss_fault);
END;

REVOKE ALL ON FUNCTION "public"."admin_dismiss_fault"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_duplicate_newsletter (
  issue_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_duplicate_newsletter.admin_duplicate_newsletter
    FROM private.admin_duplicate_newsletter(admin_duplicate_newsletter.issue_id) admin_duplicate_newsletter(admin_duplicate_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_duplicate_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_export_person (
  email text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_export_person.admin_export_person
    FROM private.admin_export_person(admin_export_person.email) admin_export_person(admin_export_person);
END;

REVOKE ALL ON FUNCTION "public"."admin_export_person"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_export_subscribers()
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_export_subscribers.admin_export_subscribers
    FROM private.admin_export_subscribers() admin_export_subscribers(admin_export_subscribers);
END;

REVOKE ALL ON FUNCTION "public"."admin_export_subscribers"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_gate()
  RETURNS TABLE (
    status     text,
    user_id    uuid,
    email      text,
    has_factor boolean,
    role       text
  )
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_gate.status,
     admin_gate.user_id,
     admin_gate.email,
     admin_gate.has_factor,
     admin_gate.role
    FROM private.admin_gate() admin_gate(status, user_id, email, has_factor, ROLE);
END;

REVOKE ALL ON FUNCTION "public"."admin_gate"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_grant_role (
  email  text,
  wanted text DEFAULT 'admin'::text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_grant_role.admin_grant_role
    FROM private.admin_grant_role(admin_grant_role.email, admin_grant_role.wanted) admin_grant_role(admin_grant_role);
END;

REVOKE ALL ON FUNCTION "public"."admin_grant_role"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_import_subscribers (
  emails          text[],
  consent_text    text,
  consent_version text,
  confirmed       text[] DEFAULT NULL::text[],
  sources         text[] DEFAULT NULL::text[]
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_import_subscribers.admin_import_subscribers
    FROM
      private.admin_import_subscribers(admin_import_subscribers.emails, admin_import_subscribers.consent_text, admin_import_subscribers.consent_version,
      admin_import_subscribers.confirmed, admin_import_subscribers.sources) admin_import_subscribers(admin_import_subscribers);
END;

REVOKE ALL ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, text[], text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_inbox (
  search     text    DEFAULT NULL::text,
  topic      text    DEFAULT NULL::text,
  wanted     text    DEFAULT 'open'::text,
  after      uuid    DEFAULT NULL::uuid,
  message_id uuid    DEFAULT NULL::uuid,
  page_size  integer DEFAULT 20,
  oldest     boolean DEFAULT false,
  from_day   date    DEFAULT NULL::date,
  to_day     date    DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_inbox.admin_inbox
    FROM
      private.admin_inbox(admin_inbox.search, admin_inbox.topic, admin_inbox.wanted, admin_inbox.after, admin_inbox.message_id, admin_inbox.page_size, admin_inbox.oldest,
      admin_inbox.from_day, admin_inbox.to_day) admin_inbox(admin_inbox);
END;

REVOKE ALL ON FUNCTION "public"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_invite (
  email  text,
  wanted text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_invite.admin_invite
    FROM private.admin_invite(admin_invite.email, admin_invite.wanted) admin_invite(admin_invite);
END;

REVOKE ALL ON FUNCTION "public"."admin_invite"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_mails (
  wanted text DEFAULT 'failed'::text,
  search text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_mails.admin_mails
    FROM private.admin_mails(admin_mails.wanted, admin_mails.search) admin_mails(admin_mails);
END;

REVOKE ALL ON FUNCTION "public"."admin_mails"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_mark_helpline (
  helpline text,
  day      date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_mark_helpline.admin_mark_helpline
    FROM private.admin_mark_helpline(admin_mark_helpline.helpline, admin_mark_helpline.day) admin_mark_helpline(admin_mark_helpline);
END;

REVOKE ALL ON FUNCTION "public"."admin_mark_helpline"(text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_messages_in_danger (
  message_ids uuid[]
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_messages_in_danger.admin_messages_in_danger
    FROM private.admin_messages_in_danger(admin_messages_in_danger.message_ids) admin_messages_in_danger(admin_messages_in_danger);
END;

REVOKE ALL ON FUNCTION "public"."admin_messages_in_danger"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_move_messages (
  message_ids uuid[],
  new_state   text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_move_messages.admin_move_messages
    FROM private.admin_move_messages(admin_move_messages.message_ids, admin_move_messages.new_state) admin_move_messages(admin_move_messages);
END;

REVOKE ALL ON FUNCTION "public"."admin_move_messages"(uuid[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_newsletter (
  issue_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_newsletter.admin_newsletter
    FROM private.admin_newsletter(admin_newsletter.issue_id) admin_newsletter(admin_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_note_content (
  entry text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_note_content.admin_note_content
    FROM private.admin_note_content(admin_note_content.entry) admin_note_content(admin_note_content);
END;

REVOKE ALL ON FUNCTION "public"."admin_note_content"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_overview (
  from_day date,
  to_day   date,
  for_file boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_overview.admin_overview
    FROM private.admin_overview(admin_overview.from_day, admin_overview.to_day, admin_overview.for_file) admin_overview(admin_overview);
END;

REVOKE ALL ON FUNCTION "public"."admin_overview"(date, date, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_people (
  search    text    DEFAULT NULL::text,
  after     uuid    DEFAULT NULL::uuid,
  person    uuid    DEFAULT NULL::uuid,
  email     text    DEFAULT NULL::text,
  page_size integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_people.admin_people
    FROM private.admin_people(admin_people.search, admin_people.after, admin_people.person, admin_people.email, admin_people.page_size) admin_people(admin_people);
END;

REVOKE ALL ON FUNCTION "public"."admin_people"(text, uuid, uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_release_address (
  email  text,
  reason text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_release_address.admin_release_address
    FROM private.admin_release_address(admin_release_address.email, admin_release_address.reason) admin_release_address(admin_release_address);
END;

REVOKE ALL ON FUNCTION "public"."admin_release_address"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_remove_subscriber (
  subscriber_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_remove_subscriber.admin_remove_subscriber
    FROM private.admin_remove_subscriber(admin_remove_subscriber.subscriber_id) admin_remove_subscriber(admin_remove_subscriber);
END;

REVOKE ALL ON FUNCTION "public"."admin_remove_subscriber"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_reply_to_message (
  message_id uuid,
  body       text,
  seen       integer DEFAULT NULL::integer
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_reply_to_message.admin_reply_to_message
    FROM private.admin_reply_to_message(admin_reply_to_message.message_id, admin_reply_to_message.body, admin_reply_to_message.seen) admin_reply_to_message(admin_reply_to_message);
END;

REVOKE ALL ON FUNCTION "public"."admin_reply_to_message"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_require_proof()
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_require_proof.admin_require_proof
    FROM private.admin_require_proof() admin_require_proof(admin_require_proof);
END;

REVOKE ALL ON FUNCTION "public"."admin_require_proof"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_resume_newsletter (
  issue_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_resume_newsletter.admin_resume_newsletter
    FROM private.admin_resume_newsletter(admin_resume_newsletter.issue_id) admin_resume_newsletter(admin_resume_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_resume_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_retry_email_job (
  job_id uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_retry_email_job.admin_retry_email_job
    FROM private.admin_retry_email_job(admin_retry_email_job.job_id) admin_retry_email_job(admin_retry_email_job);
END;

REVOKE ALL ON FUNCTION "public"."admin_retry_email_job"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_revoke_role (
  person uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_revoke_role.admin_revoke_role
    FROM private.admin_revoke_role(admin_revoke_role.person) admin_revoke_role(admin_revoke_role);
END;

REVOKE ALL ON FUNCTION "public"."admin_revoke_role"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_save_inbox_settings (
  signature   text,
  letter_keys boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_save_inbox_settings.admin_save_inbox_settings
    FROM private.admin_save_inbox_settings(admin_save_inbox_settings.signature, admin_save_inbox_settings.letter_keys) admin_save_inbox_settings(admin_save_inbox_settings);
END;

REVOKE ALL ON FUNCTION "public"."admin_save_inbox_settings"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_save_newsletter (
  issue_id  uuid,
  subject   text,
  preheader text,
  body      text,
  send_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  version   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  picture   jsonb                    DEFAULT NULL::jsonb
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_save_newsletter.admin_save_newsletter
    FROM
      private.admin_save_newsletter(admin_save_newsletter.issue_id, admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body,
      admin_save_newsletter.send_at, admin_save_newsletter.version, admin_save_newsletter.picture) admin_save_newsletter(admin_save_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_save_newsletter_page (
  issue_id  uuid,
  subject   text,
  body      text,
  is_listed boolean
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_save_newsletter_page.admin_save_newsletter_page
    FROM
      private.admin_save_newsletter_page(admin_save_newsletter_page.issue_id, admin_save_newsletter_page.subject, admin_save_newsletter_page.body,
      admin_save_newsletter_page.is_listed) admin_save_newsletter_page(admin_save_newsletter_page);
END;

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter_page"(uuid, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_save_settings (
  changes jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_save_settings.admin_save_settings
    FROM private.admin_save_settings(admin_save_settings.changes) admin_save_settings(admin_save_settings);
END;

REVOKE ALL ON FUNCTION "public"."admin_save_settings"(jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_send_test_mail (
  facts      jsonb,
  recipients text[] DEFAULT NULL::text[]
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_send_test_mail.admin_send_test_mail
    FROM private.admin_send_test_mail(admin_send_test_mail.facts, admin_send_test_mail.recipients) admin_send_test_mail(admin_send_test_mail);
END;

REVOKE ALL ON FUNCTION "public"."admin_send_test_mail"(jsonb, text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_stop_import()
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_stop_import.admin_stop_import
    FROM private.admin_stop_import() admin_stop_import(admin_stop_import);
END;

REVOKE ALL ON FUNCTION "public"."admin_stop_import"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_stop_newsletter (
  issue_id uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_stop_newsletter.admin_stop_newsletter
    FROM private.admin_stop_newsletter(admin_stop_newsletter.issue_id) admin_stop_newsletter(admin_stop_newsletter);
END;

REVOKE ALL ON FUNCTION "public"."admin_stop_newsletter"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_subscribers (
  search    text    DEFAULT ''::text,
  wanted    text    DEFAULT NULL::text,
  after     uuid    DEFAULT NULL::uuid,
  page_size integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_subscribers.admin_subscribers
    FROM private.admin_subscribers(admin_subscribers.search, admin_subscribers.wanted, admin_subscribers.after, admin_subscribers.page_size) admin_subscribers(admin_subscribers);
END;

REVOKE ALL ON FUNCTION "public"."admin_subscribers"(text, text, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_visits_of (
  from_day         date,
  to_day           date,
  wanted_dimension text,
  wanted_name      text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_visits_of.admin_visits_of
    FROM private.admin_visits_of(admin_visits_of.from_day, admin_visits_of.to_day, admin_visits_of.wanted_dimension, admin_visits_of.wanted_name) admin_visits_of(admin_visits_of);
END;

REVOKE ALL ON FUNCTION "public"."admin_visits_of"(date, date, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.admin_withdraw_invitation (
  invitation uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT admin_withdraw_invitation.admin_withdraw_invitation
    FROM private.admin_withdraw_invitation(admin_withdraw_invitation.invitation) admin_withdraw_invitation(admin_withdraw_invitation);
END;

REVOKE ALL ON FUNCTION "public"."admin_withdraw_invitation"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.allow_email (
  email text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return private.end_suppression(allow_email.email, array['recipient']);
end $function$;

REVOKE ALL ON FUNCTION "public"."allow_email"(text) FROM PUBLIC, "anon", "authenticated";

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
    'auth-log', 'limits', 'invitations', 'deletions', 'counts'] loop
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
          update public.email_jobs set facts = '{}', last_error = null,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where (facts <> '{}' or last_error is not null or dead_reason = 'failed') and coalesce(sent_at, dead_at) < at - interval '30 days';
        -- A stopped issue's row does not hold its figures yet.
        when 'newsletter' then
          update public.newsletter_issues as i set (sent, failed) = (select c.sent, c.failed from private.issue_counts(i.id) as c)
          where i.stopped_at is not null and i.sent is null and i.started_at < at - interval '80 days';
          delete from public.email_jobs
          where issue_id is not null and coalesce(sent_at, dead_at) < at - interval '90 days'
            or dedupe_key is not null and coalesce(sent_at, dead_at) < at - case
              when kind in ('digest', 'alert', 'test') then interval '1 year' else interval '30 days' end;
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
          delete from auth.audit_log_entries where id in (
            select e.id from auth.audit_log_entries as e
            where e.created_at < at - interval '30 days' or e.payload ->> 'actor_id' = any (gone::text[])
            order by e.payload ->> 'actor_id' = any (gone::text[]) desc nulls last limit 200000);
        when 'limits' then
          -- Waits for no attempt that is being counted; the next run deletes what this one skips.
          delete from public.rate_limits where (bucket, key) in (
            select r.bucket, r.key from public.rate_limits as r where r.window_ends_at < at limit 200000 for update skip locked);
        -- An address to which nobody came is not kept.
        when 'invitations' then
          delete from public.role_invitations where expires_at < at - interval '30 days';
        when 'deletions' then
          delete from private.deletions as d where d.at < apply_retention.at - interval '30 days';
        -- The account page names this day.
        when 'counts' then
          delete from public.notebook_counts where at >= timestamptz '2027-03-01 00:00Z';
      end case;
      get diagnostics row_count = row_count;
      if step = 'accounts' then
        row_count := cardinality(gone);
      end if;
    exception when query_canceled or others then
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
  RETURNS TABLE (
    id              uuid,
    kind            text,
    recipient       text,
    facts           jsonb,
    unsettled_since timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  -- A link to an account works for 15 minutes, one to a new address for an hour. Its mail is of no use afterwards. A mail that
  -- another call has locked waits for the next run, because two calls that wait for each other's mails deadlock.
  update public.email_jobs as job set dead_at = at, dead_reason = 'failed', last_error = 'Its link has expired.', facts = '{}'
  where job.id in (
    select j.id from public.email_jobs as j
    where not j.on_hold and j.priority = 0 and j.sent_at is null and j.dead_at is null and (j.lease_until is null or j.lease_until <= at)
      and at >= j.created_at + case j.kind when 'new-email' then interval '1 hour' else interval '15 minutes' end
    for update skip locked);
  for level in 0..5 loop
    exit when level = 5 and private.fan_out_newsletter(200, at) = 0;
    return query update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
      first_try_at = coalesce(first_try_at, at)
    where job.id in (
      select due.id from public.email_jobs as due
      where due.sent_at is null and due.dead_at is null and not due.on_hold and due.priority = least(level, 4) and due.send_after <= at
        and (due.lease_until is null or due.lease_until <= at)
        and private.accepts_mail(due.recipient, due.kind)
      order by due.send_after, due.created_at, due.id
      limit least(greatest(batch, 0), 100)
      for update of due skip locked)
    returning job.id, job.kind, job.recipient, private.mail_facts(job), job.unsettled_since;
    exit when found;
  end loop;
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_email_jobs"(text, integer, integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.completed_flips_this_month()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(sum(f.completed), 0)::bigint
  from private.daily_flips as f where f.day >= (select date_trunc('month', private.site_today())::date)
$function$;

REVOKE ALL ON FUNCTION "public"."completed_flips_this_month"() FROM PUBLIC, "anon", "authenticated";

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
    or not private.accepts_mail(job.recipient, job.kind) then
    return false;
  end if;
  update public.email_jobs as j
  set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(j.unsettled_since, at)
  where j.id = job_id;
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."confirm_email_job"(uuid, text, integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.confirm_newsletter (
  link text,
  at   timestamp with time zone DEFAULT now()
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
  where s.id = (select l.subscriber_id from private.find_newsletter_link(link) as l where l.submission_id is not null)
  for update;
  if not found then return 'unknown'; end if;
  select a.* into strict submission
  from public.newsletter_submissions as a join private.find_newsletter_link(link) as l on l.submission_id = a.id;
  if private.suppression_of(subscriber.email) is not null then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if subscriber.unsubscribed_at >= submission.submitted_at then return 'stopped'; end if;
  if subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null then return 'already'; end if;
  update public.newsletter_subscribers as s
  set consent_text = submission.consent_text, consent_version = submission.consent_version,
    consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null,
    unsubscribed_by = null, unsubscribed_after = null
  where s.id = subscriber.id;
  update public.newsletter_submissions as a set confirmed_at = greatest(at, submitted_at) where a.id = submission.id;
  perform private.come_back(subscriber.email);
  return 'subscribed';
end $function$;

REVOKE ALL ON FUNCTION "public"."confirm_newsletter"(text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.count_changed_days()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  days integer;
  days_of_flips date[];
  days_of_others date[];
begin
  -- Deleted before the count, so that a change committed meanwhile keeps its row; a second call waits here.
  with counted as (
    delete from private.changed_days as c where c.day in (
      select distinct d.day from private.changed_days as d order by d.day desc limit 100)
    returning c.*)
  select count(distinct c.day), array_agg(distinct c.day) filter (where c.flips),
    array_agg(distinct c.day) filter (where c.others)
  into days, days_of_flips, days_of_others from counted as c;

  delete from private.daily_flips as f where f.day = any (days_of_flips);
  insert into private.daily_flips
  select c.* from unnest(days_of_flips) as d (day), private.count_flips(d.day, d.day) as c where c.sessions > 0;

  delete from private.daily_people as p where p.day = any (days_of_flips);
  insert into private.daily_people (day, previous, people)
  select p.day, coalesce(previous.day, '-infinity'), count(*)
  from (select distinct f.session_date as day, f.user_id from public.flip_sessions as f
      where f.session_date = any (days_of_flips)) as p
    left join lateral (select f.session_date as day from public.flip_sessions as f
      where f.user_id = p.user_id and f.session_date < p.day order by f.session_date desc limit 1) as previous on true
  group by p.day, previous.day;

  delete from private.daily_figures as f where f.day = any (days_of_flips) and f.dimension = 'technique';
  insert into private.daily_figures (day, dimension, name, total, reached)
  select t.day, 'technique', t.name, sum(t.flips), count(*)
  from (select f.session_date as day, f.flip_technique as name, count(*) as flips from public.flip_sessions as f
    where f.session_date = any (days_of_flips) and f.flip_technique is not null
    group by f.session_date, f.flip_technique, f.user_id) as t
  group by t.day, t.name;

  delete from private.daily_figures as f where f.day = any (days_of_others) and f.dimension <> 'technique';
  insert into private.daily_figures (day, dimension, name, total, reached)
  select d.day, c.dimension, c.name, sum(c.total), sum(c.reached)
  -- offset 0 reads the time zone once a day, and not once a row.
  from (select u.day, private.site_start(u.day) as first, private.site_start(u.day + 1) as next
    from unnest(days_of_others) as u (day) offset 0) as d, lateral (
    select e.dimension, '' as name, 1 as total, 0 as reached
    from (select 'accounts' as dimension, p.created_at as at from public.profiles as p
      union all select 'started', r.confirmed_at from public.workbook_requests as r
      union all select 'unsubscribed', r.unsubscribed_at from public.workbook_requests as r) as e
    where e.at >= d.first and e.at < d.next
    union all
    select t.dimension, t.name, 1, (r.confirmed_at is not null)::integer
    from public.workbook_requests as r, lateral (values ('requests', ''), ('source', coalesce(r.utm_source, 'none')),
      ('campaign', coalesce(r.utm_campaign, 'none'))) as t (dimension, name)
    where r.created_at >= d.first and r.created_at < d.next
    union all
    select 'course', substr(m.kind, 8), (m.sent_at is null and m.dead_at is null)::integer, (m.sent_at is not null)::integer
    from public.workbook_requests as r,
      -- Planned as a look-up of each person's mails, which offset 0 ensures.
      lateral (select * from public.email_jobs as j where j.request_id = r.id and j.kind like 'course-%' offset 0) as m
    where r.confirmed_at >= d.first and r.confirmed_at < d.next) as c
  group by d.day, c.dimension, c.name;
  return days;
end $function$;

REVOKE ALL ON FUNCTION "public"."count_changed_days"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.count_today (
  counted jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today constant date := private.site_today();
begin
  insert into private.daily_visits as v (day, dimension, name, count)
  select today, c.dimension, case
      when c.dimension in ('pages', 'entries', 'workbook', 'first', 'presses')
        or exists (select from private.daily_visits as d where d.day = today and d.dimension = c.dimension and d.name = c.name)
        or (select count(*) from private.daily_visits as d where d.day = today and d.dimension = c.dimension)
          < case c.dimension when 'campaigns' then 60 else 200 end
      then c.name else 'other' end, 1
  from jsonb_each_text(counted) as c (dimension, name)
  -- Always in this order, so that concurrent views cannot deadlock.
  order by c.dimension
  on conflict on constraint daily_visits_pkey do update set count = v.count + 1;
  -- Last, because every view waits for this row.
  insert into private.daily_views as v (day, views, arrivals, presses)
  select today, (counted ? 'pages')::integer, (counted ? 'sources')::integer, (counted ? 'presses')::integer
  where counted ?| array['pages', 'sources', 'presses']
  on conflict on constraint daily_views_pkey do update
  set views = v.views + excluded.views, arrivals = v.arrivals + excluded.arrivals, presses = v.presses + excluded.presses;
end $function$;

REVOKE ALL ON FUNCTION "public"."count_today"(jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_account_sessions (
  user_id    uuid,
  session_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from auth.sessions as s where s.user_id = end_account_sessions.user_id
    and (end_account_sessions.session_id is null or s.id = end_account_sessions.session_id)
$function$;

REVOKE ALL ON FUNCTION "public"."end_account_sessions"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.find_mail_link (
  token_hash       text,
  lifetime_seconds integer
)
  RETURNS TABLE (
    kind          text,
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
  select 'email', u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$'
    and u.confirmation_token = find_mail_link.token_hash and u.confirmation_token !~ '^[0-9 ]*$'
    and u.confirmation_sent_at > now() - make_interval(secs => lifetime_seconds)
  union all
  select 'recovery', u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$'
    and u.recovery_token = find_mail_link.token_hash and u.recovery_token !~ '^[0-9 ]*$'
    and u.recovery_sent_at > now() - make_interval(secs => lifetime_seconds)
$function$;

REVOKE ALL ON FUNCTION "public"."find_mail_link"(text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mark_message_answered (
  message_id uuid,
  seen       integer DEFAULT NULL::integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Serialises with a mail that comes in at this moment.
  perform from public.contact_messages as c where c.id = message_id for update;
  -- False if more was written than the page with the button knew of.
  if (select count(*) from public.contact_replies as r where r.contact_id = message_id) > seen then return false; end if;
  update public.contact_messages as c set state = 'answered', handled_at = now()
  where c.id = message_id and c.state in ('new', 'in-progress');
  if found then
    perform private.audit('message-answered-by-link', message_id::text);
  end if;
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."mark_message_answered"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.newsletter_link (
  link text
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
    from private.find_newsletter_link(link) as l join public.newsletter_subscribers as s on s.id = l.subscriber_id
      left join public.newsletter_submissions as a on a.id = l.submission_id), 'unknown')
$function$;

REVOKE ALL ON FUNCTION "public"."newsletter_link"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.newsletter_page (
  issue_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('subject', coalesce(i.page_subject, i.subject), 'body', coalesce(i.page_body, i.body),
    'sent_at', i.started_at, 'picture', private.picture_facts(i.id))
  from public.newsletter_issues as i where i.id = newsletter_page.issue_id and i.started_at is not null
$function$;

REVOKE ALL ON FUNCTION "public"."newsletter_page"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.newsletter_pages()
  RETURNS TABLE (
    id      uuid,
    subject text,
    sent_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select i.id, coalesce(i.page_subject, i.subject), i.started_at from public.newsletter_issues as i
  where i.is_listed and i.started_at is not null order by i.started_at desc, i.id limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."newsletter_pages"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.newsletter_picture (
  id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select encode(p.jpeg, 'base64') from public.newsletter_pictures as p where p.id = newsletter_picture.id
$function$;

REVOKE ALL ON FUNCTION "public"."newsletter_picture"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.note_mail_event (
  event     text,
  job_id    uuid,
  addresses text[],
  detail    text,
  owner     text,
  at        timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.email_jobs;
  known constant text[] := (select coalesce(array_agg(private.normalise_email(a)), '{}') from unnest(addresses) as a
    where private.is_email(private.normalise_email(a)));
  is_owners constant boolean := private.normalise_email(owner) = any (known);
  was_over boolean;
  is_again boolean;
begin
  select j.dead_at is not null into was_over from public.email_jobs as j where j.id = job_id;
  -- Readers are locked before their mails, as when they unsubscribe: with a complaint, both come at the same moment.
  if event in ('bounced', 'suppressed', 'complained') then
    perform public.suppress_email(a, case event when 'complained' then 'complaint' else 'bounce' end, at)
    from unnest(known) as a where a <> private.normalise_email(owner) order by a;
  end if;
  select j.* into job from public.email_jobs as j where j.id = job_id for update;
  if event in ('delivered', 'delayed') then
    update public.email_jobs as j set last_error = case event when 'delayed' then left(detail, 2000) end
    where j.id = job.id and j.sent_at is not null and (event = 'delayed' or j.last_error is not null);
    if event = 'delivered' and is_owners then
      update public.owner_incidents as i set closed_at = at where i.kind = 'owner-refused' and i.closed_at is null and i.opened_at <= at;
    end if;
    return 'noted';
  end if;
  if event <> 'complained' and job.id is not null and not was_over then
    -- The service sends nothing twice under one id, so that a new try needs another; a report that repeats then finds no mail.
    is_again := event = 'failed' and detail ilike '%quota%' and job.priority > 0 and not exists (
      select from public.newsletter_issues as i where i.id = job.issue_id and i.stopped_at is not null);
    update public.email_jobs as j set id = gen_random_uuid(), sent_at = null, provider_id = null, lease_until = null,
      leased_by = null, attempts = 0, unsettled_since = null, last_error = left(detail, 2000),
      send_after = case when is_again then at + interval '1 hour' else j.send_after end,
      dead_at = case when not is_again then at end,
      dead_reason = case when is_again then null
        -- Of a reader's mail the owner need not do anything, of an answer to a person or a mail to themselves they do.
        when event in ('bounced', 'suppressed') and j.kind not in ('reply', 'contact', 'digest', 'alert') then 'bounced'
        else 'failed' end
    where j.id = job.id;
    update public.newsletter_issues as i set finished_at = case when not is_again then i.finished_at end,
      sent = case when not is_again then i.sent - (job.sent_at is not null)::integer end,
      failed = case when not is_again then i.failed + 1 end
    where i.id = job.issue_id and i.finished_at is not null;
  end if;
  if is_owners and event <> 'failed' then
    insert into public.owner_incidents (kind, opened_at) values ('owner-refused', at)
    on conflict (kind) where closed_at is null do nothing;
    if found then return 'owner-refused'; end if;
  end if;
  return 'noted';
end $function$;

REVOKE ALL ON FUNCTION "public"."note_mail_event"(text, uuid, text[], text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.note_refused_code (
  person uuid,
  hash   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.used_codes as c where c.user_id = person and c.code_hash = hash;
  select private.add_refused_code(person)
  where not exists (select from private.refused_codes as r where r.user_id = person and r.at > now() - interval '5 seconds')
$function$;

REVOKE ALL ON FUNCTION "public"."note_refused_code"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.oldest_due_mail (
  at timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(extract(epoch from at - min(j.send_after)), 0)::integer
  from public.email_jobs as j
  where j.sent_at is null and j.dead_at is null and not j.on_hold and j.priority < 4 and j.send_after <= at
$function$;

REVOKE ALL ON FUNCTION "public"."oldest_due_mail"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.owner_digest (
  at timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  flips jsonb;
  monday constant date := date_trunc('week', at at time zone private.site_zone())::date;
  key_of_week constant text := 'digest ' || monday;
begin
  if at < private.site_start(monday) + interval '7 hours'
    or exists (select from public.email_jobs as j where j.dedupe_key = key_of_week) then
    return null;
  end if;
  perform public.count_changed_days();
  flips := private.dashboard_flips(monday - 7, monday - 1);
  return jsonb_build_object(
    'dedupe_key', key_of_week, 'first_day', monday - 7, 'last_day', monday - 1,
    'periods', flips -> 'periods', 'days', flips -> 'days',
    'visits', private.digest_visits(monday),
    'workbook', jsonb_build_array((select to_jsonb(w) from private.dashboard_workbook(monday - 7, monday - 1) as w),
      (select to_jsonb(w) from private.dashboard_workbook(monday - 14, monday - 8) as w)),
    'subscribers', (select count(*) from public.newsletter_subscribers as s
      where s.confirmed_at is not null and s.unsubscribed_at is null),
    'waiting_since', (select coalesce(jsonb_agg(c.created_at), '[]') from (
      select m.created_at from public.contact_messages as m where m.handled_at is null order by m.created_at limit 1000) as c),
    'failed_mails', (select count(*) from public.email_jobs as j where j.dead_reason = 'failed'));
end $function$;

REVOKE ALL ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.owner_mail_refused()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select i.opened_at from public.owner_incidents as i where i.kind = 'owner-refused' and i.closed_at is null
$function$;

REVOKE ALL ON FUNCTION "public"."owner_mail_refused"() FROM PUBLIC, "anon", "authenticated";

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
  if not found then return 'unknown'; end if;
  update public.email_jobs as job set on_hold = true
  where job.request_id = pause_course.request_id and job.kind like 'course-%' and job.sent_at is null and job.dead_at is null
    and exists (select from public.workbook_requests as r where r.id = job.request_id and r.paused_at is not null);
  return 'paused';
end $function$;

REVOKE ALL ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.personal_data (
  address text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'profiles', array(select to_jsonb(p) from public.profiles as p where p.email = address),
    'account_consents', array(select to_jsonb(c) from public.account_consents as c
      join public.profiles as p on p.id = c.user_id where p.email = address order by c.given_at),
    'workbook_requests', array(select to_jsonb(r) from public.workbook_requests as r where r.email = address),
    'workbook_submissions', array(select to_jsonb(a) from public.workbook_submissions as a
      join public.workbook_requests as r on r.id = a.request_id where r.email = address order by a.submitted_at),
    'newsletter_subscribers', array(select to_jsonb(s) - 'token' from public.newsletter_subscribers as s where s.email = address),
    'newsletter_submissions', array(select to_jsonb(a) - 'token' from public.newsletter_submissions as a
      join public.newsletter_subscribers as s on s.id = a.subscriber_id where s.email = address order by a.submitted_at),
    'email_jobs', array(select jsonb_build_object('kind', j.kind, 'created_at', j.created_at, 'send_after', j.send_after,
        'sent_at', j.sent_at, 'given_up_at', j.dead_at)
      from public.email_jobs as j where j.recipient = address and j.kind <> 'contact' order by j.created_at),
    'email_suppressions', array(select to_jsonb(s) from public.email_suppressions as s where s.email = address),
    'contact_messages', array(select to_jsonb(c) from public.contact_messages as c where c.email = address order by c.created_at),
    'contact_replies', array(select to_jsonb(r) from public.contact_replies as r
      join public.contact_messages as c on c.id = r.contact_id where c.email = address order by r.created_at),
    'role_invitations', array(select to_jsonb(i) - 'invited_by' from public.role_invitations as i where i.email = address))
$function$;

REVOKE ALL ON FUNCTION "public"."personal_data"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.queue_mail (
  kind       text,
  recipient  text,
  facts      jsonb,
  dedupe_key text,
  at         timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.email_jobs (dedupe_key, kind, recipient, facts, created_at, send_after, dead_at, dead_reason)
  select queue_mail.dedupe_key, queue_mail.kind, queue_mail.recipient, case when takes.it then queue_mail.facts else '{}' end, at, at,
    case when not takes.it then at end, case when not takes.it then 'suppressed' end
  from (values (private.accepts_mail(queue_mail.recipient, queue_mail.kind))) as takes (it)
  on conflict on constraint email_jobs_dedupe_key_key do nothing
$function$;

REVOKE ALL ON FUNCTION "public"."queue_mail"(text, text, jsonb, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.refresh_funnel()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Reading goes on.
  refresh materialized view concurrently private.funnel_weeks;
end $function$;

REVOKE ALL ON FUNCTION "public"."refresh_funnel"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.refund_rate_limits (
  limits jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with counted as materialized (
    select r.bucket, r.key from public.rate_limits as r
      join jsonb_to_recordset(limits) as l (bucket text, key text) on r.bucket = l.bucket and r.key = l.key
    where r.attempts > 0 and r.window_ends_at > clock_timestamp()
    order by r.bucket, r.key for update of r)
  update public.rate_limits as r set attempts = r.attempts - 1
  from counted as c where r.bucket = c.bucket and r.key = c.key and r.attempts > 0;
$function$;

REVOKE ALL ON FUNCTION "public"."refund_rate_limits"(jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remove_providers (
  user_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from auth.identities as i where i.user_id = remove_providers.user_id and i.provider <> 'email';
  update auth.users as u
  set raw_app_meta_data = u.raw_app_meta_data || '{"provider": "email", "providers": ["email"]}'
  where u.id = remove_providers.user_id;
$function$;

REVOKE ALL ON FUNCTION "public"."remove_providers"(uuid) FROM PUBLIC, "anon", "authenticated";

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
  if not (private.has_role(person, 'inbox') and private.has_second_factor(person)) then
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
  if private.suppression_of(address) is not null then return 'suppressed'; end if;
  insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, created_at)
  values (address, 'form', request_newsletter.consent_text, request_newsletter.consent_version, at, at)
  on conflict on constraint newsletter_subscribers_email_key do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select s.* into strict subscriber from public.newsletter_subscribers as s where s.email = address for update;
  -- Unsubscribing renews the link at once, but not the day's allowance: a stranger can press "stop" and ask again.
  select max(s.submitted_at) filter (where s.submitted_at > coalesce(subscriber.unsubscribed_at, '-infinity')),
    count(*) filter (where s.submitted_at > at - interval '24 hours') into last_ask, last_day
  from public.newsletter_submissions as s where s.subscriber_id = subscriber.id;
  if last_ask > at - interval '10 minutes' then return 'queued'; end if;
  if last_day >= 3 then return 'limited'; end if;
  perform private.ask_subscriber(
    subscriber, request_newsletter.consent_text, request_newsletter.consent_version, false, at);
  return 'queued';
end $function$;

REVOKE ALL ON FUNCTION "public"."request_newsletter"(text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.request_workbook (
  submission_id   uuid,
  email           text,
  first_name      text,
  consent_text    text,
  consent_version text,
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
  is_on_its_way boolean;
  last_day integer;
begin
  insert into public.workbook_requests (email, first_name, last_name, utm_source, utm_medium, utm_campaign,
    consent_text, consent_version, consent_at, created_at)
  values (address, request_workbook.first_name, request_workbook.last_name, request_workbook.utm_source,
    request_workbook.utm_medium, request_workbook.utm_campaign, request_workbook.consent_text,
    request_workbook.consent_version, at, at)
  on conflict (email) do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select r.* into strict request from public.workbook_requests as r where r.email = address for update;
  request_id := request.id;
  select coalesce(bool_or(j.dead_at is null and (j.sent_at is null or j.created_at > at - interval '10 minutes')
      and j.created_at > coalesce(request.unsubscribed_at, '-infinity')), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into is_on_its_way, last_day
  from public.email_jobs as j where j.request_id = request.id and j.kind = 'workbook';
  outcome := case when private.suppression_of(address) is not null then 'suppressed'
    when last_day >= 3 and not is_on_its_way then 'limited' else 'queued' end;
  if outcome = 'queued' and not is_on_its_way then
    insert into public.workbook_submissions (id, request_id, first_name, last_name, consent_text, consent_version, submitted_at)
    values (request_workbook.submission_id, request.id, request_workbook.first_name, request_workbook.last_name,
      request_workbook.consent_text, request_workbook.consent_version, at);
    insert into public.email_jobs (request_id, kind, sequence, recipient, facts, created_at, send_after)
    select request.id, 'workbook', coalesce(max(j.sequence), 0) + 1, address,
      jsonb_build_object('submission', request_workbook.submission_id), at, at
    from public.email_jobs as j where j.request_id = request.id and j.kind = 'workbook';
  end if;
  return next;
end $function$;

REVOKE ALL ON FUNCTION "public"."request_workbook"(uuid, text, text, text, text, text, text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

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
    update public.email_jobs as job set send_after = job.send_after + (at - since), on_hold = false
    where job.request_id = resume_course.request_id and job.kind like 'course-%'
      and job.sent_at is null and job.dead_at is null;
    update public.workbook_requests set paused_at = null where id = resume_course.request_id;
  end if;
  return 'resumed';
end $function$;

REVOKE ALL ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.role_invitation (
  invitation uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('email', i.email, 'role', i.role, 'is_open', i.accepted_at is null and i.withdrawn_at is null
    and i.expires_at > now() and exists (select from public.user_roles as r where r.user_id = i.invited_by and r.is_owner))
  from public.role_invitations as i where i.id = invitation
$function$;

REVOKE ALL ON FUNCTION "public"."role_invitation"(uuid) FROM PUBLIC, "anon", "authenticated";

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
  if outcome not in ('sent', 'retry', 'dead') then
    raise exception 'Unknown outcome %', outcome using errcode = '22023';
  end if;
  select * into job from public.email_jobs where id = job_id for update;
  if not found then return 'gone'; end if;
  if job.sent_at is not null then return 'sent'; end if;
  if outcome <> 'sent' then
    if job.dead_at is not null then return 'dead'; end if;
    if job.leased_by is distinct from worker then return 'retry'; end if;
    if at >= job.first_try_at + interval '3 days' then outcome := 'dead'; end if;
  end if;
  if outcome <> 'retry' and job.facts ->> 'change' = 'account-deleted' then
    delete from public.email_jobs where id = job_id;
    return outcome;
  end if;
  update public.email_jobs set lease_until = null, leased_by = null, provider_id = settle_email_job.provider_id,
    sent_at = case outcome when 'sent' then at end,
    dead_at = case outcome when 'dead' then at end, dead_reason = case outcome when 'dead' then 'failed' end,
    last_error = case when outcome <> 'sent' then left(error, 2000) end,
    unsettled_since = case when outcome = 'sent' or not_taken then null else unsettled_since end,
    send_after = case outcome when 'retry' then at + make_interval(
      secs => least(coalesce(retry_seconds, 60 * power(2, least(attempts - 1, 6))), 3600)) else send_after end,
    facts = case when outcome <> 'retry' and priority = 0 then '{}' else facts end
  where id = job_id;
  return outcome;
end $function$;

REVOKE ALL ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.site_settings()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(s) - 'only_row' - 'second_factor_required' from private.admin_settings as s
$function$;

REVOKE ALL ON FUNCTION "public"."site_settings"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.start_course (
  submission_id uuid,
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
  select r.* into request from public.workbook_requests as r
  where r.id = (select s.request_id from public.workbook_submissions as s where s.id = start_course.submission_id)
  for update;
  if not found then return 'unknown'; end if;
  -- Read after taking the lock: a concurrent unsubscription clears the names.
  select s.* into strict submission from public.workbook_submissions as s where s.id = start_course.submission_id;
  if private.suppression_of(request.email) is not null then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if request.unsubscribed_at >= submission.submitted_at then return 'unsubscribed'; end if;
  is_running := request.confirmed_at is not null and request.unsubscribed_at is null
    and (submission.submitted_at <= request.consent_at or exists (select from public.email_jobs as j
      where j.request_id = request.id and j.kind like 'course-%' and j.sent_at is null and j.dead_at is null));
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
  -- The mails of the first time would stand in the way of the new ones.
  delete from public.email_jobs as j where j.request_id = request.id and j.kind like 'course-%';
  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
  from generate_series(1, 7) as day;
  return 'started';
end $function$;

REVOKE ALL ON FUNCTION "public"."start_course"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_contact_answer (
  message_id uuid,
  answer     jsonb,
  owner      text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  next_sequence integer;
  is_answer constant boolean := answer ->> 'kind' = 'answer';
  files constant text[] := array(select jsonb_array_elements_text(answer -> 'attachments'));
  is_new boolean;
begin
  select c.state = 'new' into is_new from public.contact_messages as c where c.id = message_id for update;
  if not found then return 'gone'; end if;
  if exists (select from public.contact_replies as r where r.provider_id = answer ->> 'provider_id'
    or is_new and is_answer and r.contact_id = message_id and r.sender = answer ->> 'sender' and r.body = answer ->> 'body'
      and r.attachments = files and r.created_at > now() - interval '10 minutes') then return 'duplicate'; end if;
  if (select count(*) from public.contact_replies as r
    where r.contact_id = message_id and r.kind <> 'reply' and (r.kind = 'answer') = is_answer and r.created_at > now() - interval '1 day')
    >= (case when not is_answer then 20 when (answer ->> 'may_be_in_danger')::boolean then 300 else 100 end) then return 'too-many'; end if;
  -- The owner's first mail, with sequence 1, is that with the message.
  select greatest(max(r.sequence), 1) + 1 into next_sequence from public.contact_replies as r where r.contact_id = message_id;
  insert into public.contact_replies (contact_id, sequence, kind, sender, body, attachments, provider_id)
  values (message_id, coalesce(next_sequence, 2), answer ->> 'kind', answer ->> 'sender', answer ->> 'body', files,
    answer ->> 'provider_id');
  if is_answer then
    update public.contact_messages as c set state = 'new', handled_at = null, auto_spam = null,
      may_be_in_danger = (c.may_be_in_danger and c.state <> 'closed') or (answer ->> 'may_be_in_danger')::boolean
    where c.id = message_id and (c.state <> 'spam' or (answer ->> 'may_be_in_danger')::boolean);
    if found then
      insert into public.email_jobs (contact_id, kind, sequence, recipient) values (message_id, 'contact', coalesce(next_sequence, 2), owner);
    end if;
  end if;
  return 'stored';
end $function$;

REVOKE ALL ON FUNCTION "public"."store_contact_answer"(uuid, jsonb, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_contact_message (
  message jsonb,
  owner   text,
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
  -- jsonb_populate_record does not apply column defaults.
  -- While an earlier message of the sender is marked and open, a new one is marked, too: "thank you, my sister is coming" belongs to it.
  sent.may_be_in_danger := coalesce(sent.may_be_in_danger, false) or exists (select from public.contact_messages as c
    where c.email = sent.email and c.may_be_in_danger and c.state not in ('closed', 'spam') and c.created_at > at - interval '30 days');
  sent.state := 'new';
  sent.handled_at := null;
  sent.auto_spam := null;
  if not sent.may_be_in_danger and exists (select from public.contact_messages as c
    where c.email = sent.email and c.state = 'spam' and c.auto_spam is null and c.handled_at > at - interval '90 days') then
    sent.state := 'spam';
    sent.handled_at := at;
    sent.auto_spam := 'new';
  end if;
  -- Concurrent duplicates wait here, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(E'\n', sent.email, sent.type, sent.subject, sent.message), 20261121));
  select c.id, 'duplicate' into contact_id, outcome from public.contact_messages as c
  where c.email = sent.email and c.type = sent.type and c.message = sent.message
    and c.subject is not distinct from sent.subject and c.created_at > at - interval '10 minutes'
    -- A message with words of danger is stored again if the first is closed, so that it is read.
    and not (sent.may_be_in_danger and c.handled_at is not null)
  limit 1;
  if not found then
    contact_id := sent.id;
    outcome := 'stored';
    insert into public.contact_messages select sent.*;
    if sent.state = 'new' then
      insert into public.email_jobs (contact_id, kind, recipient, created_at, send_after)
      values (sent.id, 'contact', owner, at, at);
    end if;
  end if;
  return next;
end $function$;

REVOKE ALL ON FUNCTION "public"."store_contact_message"(jsonb, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

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
  ended_by constant text := case suppress_email.reason when 'recipient' then 'page' else suppress_email.reason end;
begin
  insert into public.email_suppressions as known (email, reason, suppressed_at) values (address, suppress_email.reason, at)
  on conflict on constraint email_suppressions_pkey do update set reason = excluded.reason, suppressed_at = excluded.suppressed_at
    where private.strength_of_wish(known.reason) < private.strength_of_wish(excluded.reason);
  if suppress_email.reason in ('complaint', 'recipient') then
    perform public.unsubscribe_request(r.id, ended_by, at) from public.workbook_requests as r where r.email = address;
  end if;
  perform private.end_subscription(s.id, ended_by, at) from public.newsletter_subscribers as s where s.email = address;
  update public.email_jobs set dead_at = at, dead_reason = 'suppressed', lease_until = null, leased_by = null,
    facts = case when priority = 0 then '{}' else facts end
  where private.normalise_email(recipient) = address and sent_at is null and dead_at is null
    and not private.accepts_mail(recipient, kind);
end $function$;

REVOKE ALL ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_rate_limits (
  limits jsonb
)
  RETURNS TABLE (
    bucket      text,
    retry_after integer
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  wanted record;
  attempt_number integer;
  ends timestamptz;
  counted integer;
  exceeded integer;
begin
  -- Most calls over a limit stop here, without a lock on the limits after it, which others share.
  select coalesce(min(l.place), jsonb_array_length(limits)) into counted
  from rows from (jsonb_to_recordset(limits) as (bucket text, key text, max integer)) with ordinality as l (bucket, key, max, place)
    join public.rate_limits as r on r.bucket = l.bucket and r.key = l.key
  where r.attempts >= l.max and r.window_ends_at > clock_timestamp();
  for wanted in
    select l.* from rows from (jsonb_to_recordset(limits) as (bucket text, key text, max integer, seconds integer))
      with ordinality as l (bucket, key, max, seconds, place)
    where l.place <= counted order by l.bucket, l.key
  loop
    insert into public.rate_limits as r (bucket, key, attempts, max_attempts, window_ends_at)
    values (wanted.bucket, wanted.key, 1, wanted.max, clock_timestamp() + make_interval(secs => wanted.seconds))
    on conflict (bucket, key) do update set
      attempts = case when r.window_ends_at <= clock_timestamp() then 1 else least(r.attempts, 1000000) + 1 end,
      max_attempts = excluded.max_attempts,
      window_ends_at = case when r.window_ends_at <= clock_timestamp() then excluded.window_ends_at else r.window_ends_at end
    returning r.attempts, r.window_ends_at into attempt_number, ends;
    if attempt_number > wanted.max and wanted.place <= coalesce(exceeded, counted) then
      exceeded := wanted.place;
      bucket := wanted.bucket;
      retry_after := greatest(1, ceil(extract(epoch from ends - clock_timestamp()))::integer);
    end if;
  end loop;
  if bucket is not null then
    perform public.refund_rate_limits((
      select jsonb_agg(l.entry) from jsonb_array_elements(limits) with ordinality as l (entry, place)
      where l.place > exceeded and l.place <= counted));
    return next;
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."take_rate_limits"(jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.unsubscribe_newsletter (
  link   text,
  source text                     DEFAULT 'page'::text,
  at     timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  known constant uuid := (select l.subscriber_id from private.find_newsletter_link(link) as l);
begin
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
  set facts = '{}', dead_at = case when job.sent_at is null then coalesce(job.dead_at, at) end,
    dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where job.request_id = unsubscribe_request.request_id;
  return 'unsubscribed';
end $function$;

REVOKE ALL ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.use_code (
  person uuid,
  hash   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.used_codes as c where c.at < now() - interval '5 minutes';
  insert into private.used_codes (user_id, code_hash) values (person, hash) on conflict do nothing;
  return found;
end $function$;

REVOKE ALL ON FUNCTION "public"."use_code"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.use_recovery_code (
  person  uuid,
  hash    text,
  session uuid DEFAULT NULL::uuid
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
    -- Here and not at the auth service, so that no step can fail once the code is spent.
    delete from auth.mfa_factors as f where f.user_id = person;
    delete from auth.sessions as s where s.user_id = person and s.id is distinct from session;
    return true;
  end if;
  perform private.audit('code-refused', null, person);
  return false;
end $function$;

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.watch_site (
  task_failed boolean,
  at          timestamp with time zone DEFAULT now()
)
  RETURNS TABLE (
    kind         text,
    dedupe_key   text,
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
  late constant bigint := public.oldest_due_mail(at);
  -- Limits that all visitors share.
  near constant boolean := exists (select from public.rate_limits as l
    where l.bucket like '%:everybody' and l.attempts * 2 > l.max_attempts and l.max_attempts > 0 and l.window_ends_at > at);
begin
  with found (kind, is_so) as (
    values ('mail-failed', failing > 0), ('mail-late', late > 900), ('task-failed', task_failed), ('limit-near', near)
  ), opened as (
    insert into public.owner_incidents (kind, opened_at) select f.kind, at from found as f where f.is_so
    on conflict (kind) where closed_at is null do nothing
  )
  update public.owner_incidents as i set closed_at = at
  from found as f where f.kind = i.kind and i.closed_at is null and not f.is_so;
  return query
  select i.kind, mail.dedupe_key, failing, late
  from public.owner_incidents as i, format('alert %s %s', i.kind, extract(epoch from i.opened_at)::bigint) as mail (dedupe_key)
  -- A mail about mails that do not arrive would not arrive.
  where i.kind <> 'owner-refused' and i.opened_at > at - interval '1 day' and not exists (select from public.email_jobs as j where j.dedupe_key = mail.dedupe_key);
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

ALTER TABLE "private"."refused_codes"
  ADD CONSTRAINT "refused_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."used_codes"
  ADD CONSTRAINT "used_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."contact_replies"
  ADD CONSTRAINT "contact_replies_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_issue_id_fkey" FOREIGN KEY (issue_id) REFERENCES public.newsletter_issues(id) ON DELETE CASCADE;

ALTER TABLE "public"."newsletter_pictures"
  ADD CONSTRAINT "newsletter_pictures_issue_id_fkey" FOREIGN KEY (issue_id) REFERENCES public.newsletter_issues(id) ON DELETE CASCADE;

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

ALTER TABLE "public"."contact_messages"
  ADD CONSTRAINT "contact_messages_taken_by_fkey" FOREIGN KEY (taken_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."contact_replies"
  ADD CONSTRAINT "contact_replies_author_fkey" FOREIGN KEY (author) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."flip_sessions"
  ADD CONSTRAINT "flip_sessions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notebook_counts"
  ADD CONSTRAINT "notebook_counts_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."role_invitations"
  ADD CONSTRAINT "role_invitations_invited_by_fkey" FOREIGN KEY (invited_by) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."user_roles"
  ADD CONSTRAINT "user_roles_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_request_id_fkey" FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

ALTER TABLE "public"."workbook_submissions"
  ADD CONSTRAINT "workbook_submissions_request_id_fkey" FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

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

CREATE INDEX daily_figures_by_day ON private.daily_figures USING btree (day);

CREATE INDEX refused_codes_of_person ON private.refused_codes USING btree (user_id, at);

CREATE UNIQUE INDEX account_consents_one_in_force ON public.account_consents USING btree (user_id, purpose)
  WHERE (withdrawn_at IS NULL);

CREATE UNIQUE INDEX admin_audit_bounded ON public.admin_audit
  USING btree (actor, action, COALESCE(object, ''::text), date_bin('00:15:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp WITH time zone))
  WHERE (action = ANY (ARRAY['sign-in'::text, 'refusal'::text, 'code-refused'::text, 'factor-locked'::text]));

CREATE INDEX admin_audit_by_action ON public.admin_audit USING btree (action, id DESC);

CREATE INDEX admin_audit_by_age ON public.admin_audit USING btree (at);

CREATE INDEX contact_messages_auto_spam ON public.contact_messages USING btree (created_at)
  WHERE (auto_spam = 'new'::text);

CREATE INDEX contact_messages_by_sender ON public.contact_messages USING btree (email, created_at DESC);

CREATE INDEX contact_messages_by_state ON public.contact_messages USING btree (state, created_at DESC);

CREATE INDEX contact_messages_by_taker ON public.contact_messages USING btree (taken_by)
  WHERE (taken_by IS NOT NULL);

CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC);

CREATE INDEX contact_messages_waiting ON public.contact_messages USING btree (created_at DESC)
  WHERE (handled_at IS NULL);

CREATE INDEX contact_replies_by_author ON public.contact_replies USING btree (author)
  WHERE (author IS NOT NULL);

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

CREATE INDEX email_jobs_sent_by_issue ON public.email_jobs USING btree (issue_id)
  WHERE ((issue_id IS NOT NULL) AND (sent_at IS NOT NULL));

CREATE INDEX email_jobs_sent ON public.email_jobs USING btree (sent_at)
  WHERE (sent_at IS NOT NULL);

CREATE INDEX email_jobs_waiting_by_issue ON public.email_jobs USING btree (issue_id)
  WHERE ((issue_id IS NOT NULL) AND (sent_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX email_jobs_waiting ON public.email_jobs USING btree (on_hold, priority, send_after, created_at, id)
  WHERE ((sent_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX email_jobs_with_details ON public.email_jobs USING btree (COALESCE(sent_at, dead_at))
  WHERE ((facts <> '{}'::jsonb) OR (last_error IS NOT NULL) OR (dead_reason = 'failed'::text));

CREATE INDEX email_suppressions_newest ON public.email_suppressions USING btree (suppressed_at);

CREATE INDEX flip_sessions_by_date ON public.flip_sessions USING btree (session_date, user_id);

CREATE INDEX flip_sessions_by_person_and_arrival ON public.flip_sessions USING btree (user_id, created_at);

CREATE INDEX flip_sessions_by_person_and_date ON public.flip_sessions USING btree (user_id, session_date);

CREATE INDEX newsletter_issues_due ON public.newsletter_issues USING btree (send_at)
  WHERE ((finished_at IS NULL) AND (stopped_at IS NULL));

CREATE INDEX newsletter_issues_listed ON public.newsletter_issues USING btree (started_at DESC)
  WHERE is_listed;

CREATE INDEX newsletter_issues_newest ON public.newsletter_issues USING btree (created_at DESC);

CREATE INDEX newsletter_submissions_by_subscriber ON public.newsletter_submissions USING btree (subscriber_id, submitted_at);

CREATE INDEX newsletter_subscribers_by_last_issue ON public.newsletter_subscribers USING btree (unsubscribed_after)
  WHERE (unsubscribed_after IS NOT NULL);

CREATE INDEX newsletter_subscribers_came ON public.newsletter_subscribers USING btree (confirmed_at)
  WHERE (confirmed_at IS NOT NULL);

CREATE INDEX newsletter_subscribers_left ON public.newsletter_subscribers USING btree (unsubscribed_at)
  WHERE ((confirmed_at IS NOT NULL) AND (unsubscribed_at IS NOT NULL));

CREATE INDEX newsletter_subscribers_newest ON public.newsletter_subscribers USING btree (created_at DESC, id DESC);

CREATE INDEX newsletter_subscribers_reading ON public.newsletter_subscribers USING btree (id) INCLUDE (confirmed_at)
  WHERE ((confirmed_at IS NOT NULL) AND (unsubscribed_at IS NULL));

CREATE UNIQUE INDEX owner_incidents_one_open ON public.owner_incidents USING btree (kind)
  WHERE (closed_at IS NULL);

CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id);

CREATE INDEX profiles_searched ON public.profiles USING gin (email extensions.gin_trgm_ops);

CREATE INDEX rate_limits_ended ON public.rate_limits USING btree (window_ends_at);

CREATE INDEX role_invitations_by_inviter ON public.role_invitations USING btree (invited_by);

CREATE UNIQUE INDEX role_invitations_open ON public.role_invitations USING btree (email)
  WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));

CREATE INDEX workbook_requests_confirmed ON public.workbook_requests USING btree (confirmed_at)
  WHERE (confirmed_at IS NOT NULL);

CREATE INDEX workbook_requests_newest ON public.workbook_requests USING btree (created_at);

CREATE INDEX workbook_requests_unsubscribed ON public.workbook_requests USING btree (unsubscribed_at)
  WHERE (unsubscribed_at IS NOT NULL);

CREATE INDEX workbook_submissions_by_request ON public.workbook_submissions USING btree (request_id, submitted_at);

CREATE TRIGGER refuse_challenge
  BEFORE INSERT ON auth.mfa_challenges
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_challenge();

CREATE TRIGGER audit_factor_change
  AFTER DELETE OR UPDATE ON auth.mfa_factors
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_factor();

CREATE TRIGGER refuse_duplicate_factor
  BEFORE INSERT OR UPDATE OF status ON auth.mfa_factors
  FOR EACH ROW
  WHEN (((new.status)::text = 'verified'::text))
  EXECUTE FUNCTION private.refuse_duplicate_factor();

CREATE TRIGGER create_profile_after_sign_up
  AFTER INSERT ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.create_profile();

CREATE TRIGGER delete_rows_with_account
  AFTER DELETE ON auth.users
  FOR EACH ROW
  WHEN ((old.email_confirmed_at IS NOT NULL))
  EXECUTE FUNCTION private.delete_rows_of_account();

CREATE TRIGGER end_mailed_links_before_change
  BEFORE UPDATE OF email ON auth.users
  FOR EACH ROW
  WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text))
  EXECUTE FUNCTION private.end_mailed_links();

CREATE TRIGGER keep_last_admin
  BEFORE DELETE ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_last_admin();

CREATE TRIGGER note_deletion
  AFTER DELETE ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.note_deletion();

CREATE TRIGGER reset_after_confirmation
  AFTER UPDATE OF email_confirmed_at ON auth.users
  FOR EACH ROW
  WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL)))
  EXECUTE FUNCTION private.reset_on_confirmation();

CREATE TRIGGER sync_profile_after_change
  AFTER UPDATE OF email, encrypted_password ON auth.users
  FOR EACH ROW
  WHEN ((((old.email)::text IS DISTINCT FROM (new.email)::text) OR ((old.encrypted_password)::text IS DISTINCT FROM (new.encrypted_password)::text)))
  EXECUTE FUNCTION private.sync_profile();

CREATE TRIGGER trim_metadata_before_write
  BEFORE INSERT OR UPDATE ON auth.users
  FOR EACH ROW
  WHEN ((jsonb_typeof(new.raw_user_meta_data) = 'object'::text))
  EXECUTE FUNCTION private.trim_metadata();

CREATE TRIGGER mark_days_of_zone
  AFTER UPDATE ON private.admin_settings
  FOR EACH ROW
  WHEN ((old.time_zone <> new.time_zone))
  EXECUTE FUNCTION private.mark_days_of_zone();

CREATE TRIGGER limit_consents_a_day
  BEFORE INSERT ON public.account_consents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_many_consents();

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

CREATE TRIGGER tell_owner
  AFTER INSERT ON public.admin_audit
  FOR EACH ROW
  WHEN (((new.actor IS NOT NULL) AND (new.action = ANY (ARRAY['role-granted'::text, 'role-revoked'::text, 'factor-removed'::text, 'factor-locked'::text]))))
  EXECUTE FUNCTION private.tell_owner();

CREATE TRIGGER note_deletion
  AFTER DELETE ON public.contact_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.note_deletion();

CREATE TRIGGER mark_day_of_course
  AFTER INSERT OR UPDATE OF sent_at, dead_at ON public.email_jobs
  FOR EACH ROW
  WHEN ((new.kind ~~ 'course-%'::text))
  EXECUTE FUNCTION private.mark_day_of_course();

CREATE TRIGGER mark_day_of_removed_course
  AFTER DELETE ON public.email_jobs
  FOR EACH ROW
  WHEN ((old.kind ~~ 'course-%'::text))
  EXECUTE FUNCTION private.mark_day_of_course();

CREATE TRIGGER set_mail_priority
  BEFORE INSERT ON public.email_jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.set_mail_priority();

CREATE TRIGGER limit_flips_a_day
  AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_beyond_quota();

CREATE TRIGGER mark_days_of_deleted_flips
  AFTER DELETE ON public.flip_sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.mark_days_of_flips();

CREATE TRIGGER mark_days_of_new_flips
  AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.mark_days_of_flips();

CREATE TRIGGER never_change
  BEFORE UPDATE ON public.flip_sessions
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_unsubscription
  AFTER DELETE ON public.newsletter_subscribers
  FOR EACH ROW
  WHEN ((old.unsubscribed_at IS NOT NULL))
  EXECUTE FUNCTION private.keep_unsubscription();

CREATE TRIGGER note_deletion
  AFTER DELETE ON public.newsletter_subscribers
  FOR EACH ROW
  EXECUTE FUNCTION private.note_deletion();

CREATE TRIGGER mark_days_of_account
  AFTER INSERT OR DELETE OR UPDATE OF created_at ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.mark_days_of_row('created_at');

CREATE TRIGGER drop_invitation_mail
  AFTER DELETE OR UPDATE OF withdrawn_at ON public.role_invitations
  FOR EACH ROW
  EXECUTE FUNCTION private.drop_invitation_mail();

CREATE TRIGGER audit_role_change
  AFTER INSERT OR DELETE ON public.user_roles
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_role();

CREATE TRIGGER end_invitations_after_role_change
  AFTER INSERT OR DELETE ON public.user_roles
  FOR EACH ROW
  EXECUTE FUNCTION private.end_invitations_of_role();

CREATE TRIGGER keep_unsubscription
  AFTER DELETE ON public.workbook_requests
  FOR EACH ROW
  WHEN ((old.unsubscribed_at IS NOT NULL))
  EXECUTE FUNCTION private.keep_unsubscription();

CREATE TRIGGER mark_days_of_request
  AFTER INSERT OR DELETE OR UPDATE ON public.workbook_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.mark_days_of_row('created_at', 'confirmed_at', 'unsubscribed_at');

CREATE TRIGGER note_deletion
  AFTER DELETE ON public.workbook_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.note_deletion();

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

COMMENT ON COLUMN "public"."contact_messages"."auto_spam" IS 'Put into spam on arrival because of its sender, and whether somebody has looked at it since. Null: a person called it spam, or it is none.';

COMMENT ON COLUMN "public"."contact_messages"."may_be_in_danger" IS 'Has words of content/danger. They lift a message and mark it, and never hide, delay or answer one.';

COMMENT ON COLUMN "public"."contact_replies"."attachments" IS 'Their names; the files are not stored.';

COMMENT ON COLUMN "public"."contact_replies"."kind" IS 'reply: ours. answer: theirs. auto: an automatic answer, such as out of office. bounce: a report that ours did not arrive.';

COMMENT ON COLUMN "public"."email_jobs"."attempts" IS 'Incremented on each claim; the wait before the next one grows with it.';

COMMENT ON COLUMN "public"."email_jobs"."dedupe_key" IS 'Unique key of a mail that belongs to no other row: a second one with the same key is not queued.';

COMMENT ON COLUMN "public"."email_jobs"."facts" IS 'What only this mail says. The rest is read from the rows it belongs to when it is claimed (private.mail_facts).';

COMMENT ON COLUMN "public"."email_jobs"."first_try_at" IS 'When first claimed; the mail is given up three days later.';

COMMENT ON COLUMN "public"."email_jobs"."on_hold" IS 'While its course is paused: no claim looks at it.';

COMMENT ON COLUMN "public"."email_jobs"."priority" IS 'Lower first, set by a trigger: 0 account links, 1 other single mails, 2 course, 3 a flood of form mails, 4 newsletter and imports.';

COMMENT ON COLUMN "public"."email_jobs"."sequence" IS 'Above 1 only for kinds that can be sent again: the workbook up to three times a day, replies, confirmations.';

COMMENT ON COLUMN "public"."email_jobs"."unsettled_since" IS 'Since when the provider may have accepted it without our knowing. The provider deduplicates by idempotency key for 24 hours; after that, ask it before sending again. Null: certainly not accepted.';

COMMENT ON COLUMN "public"."flip_sessions"."completion_time_seconds" IS 'Whole seconds since the start of the flip.';

COMMENT ON COLUMN "public"."flip_sessions"."id" IS 'Generated on the device, so that a retry inserts the same row.';

COMMENT ON COLUMN "public"."flip_sessions"."session_date" IS 'The person''s local date when the flip ended.';

COMMENT ON COLUMN "public"."newsletter_issues"."cursor" IS 'The last subscriber with a job, in id order.';

COMMENT ON COLUMN "public"."newsletter_issues"."is_listed" IS 'Whether the site''s page of the newsletter links to its page.';

COMMENT ON COLUMN "public"."newsletter_issues"."page_subject" IS 'As mended after it was sent; null while its page says what was sent.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."list_confirmed" IS 'When the imported list says that they had agreed, as it stands there. They were asked again all the same.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."list_source" IS 'Where they came from, as the imported list says.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."token" IS 'Named by the links of mails sent before links were signed; null in newer rows, as in submissions.';

COMMENT ON COLUMN "public"."newsletter_subscribers"."unsubscribed_after" IS 'The latest issue they had received, for that issue''s figures.';

COMMENT ON COLUMN "public"."notebook_counts"."came_true" IS 'Predictions resolved in this month, by outcome; so are the next three columns.';

COMMENT ON COLUMN "public"."notebook_counts"."device" IS 'Random id, generated by the device per person and per opt-in.';

COMMENT ON COLUMN "public"."notebook_counts"."month" IS 'First day of the month, in the person''s local calendar.';

COMMENT ON COLUMN "public"."notebook_counts"."waits" IS 'Urges put off in this month; the next four columns are their answers.';

COMMENT ON COLUMN "public"."profiles"."devices_forgotten_at" IS 'Browsers that signed in before are no longer known to the account (lib/limits/known-device.ts).';

COMMENT ON COLUMN "public"."rate_limits"."max_attempts" IS 'Attempts that the window allows, as of the last one.';

COMMENT ON COLUMN "public"."user_roles"."letter_keys" IS 'Whether letters act in the inbox (WCAG 2.1.4).';

COMMENT ON COLUMN "public"."user_roles"."signature" IS 'Below the answers of this person; that of the settings if empty.';

COMMENT ON COLUMN "public"."workbook_requests"."confirmed_at" IS 'When the download was pressed: the double opt-in, which starts the course.';

COMMENT ON COLUMN "public"."workbook_requests"."consent_text" IS 'The exact sentence beside the button.';

COMMENT ON COLUMN "public"."workbook_requests"."unsubscribed_by" IS 'Our page, the mail client''s one-click button, or a complaint.';

COMMENT ON EXTENSION "pg_trgm" IS 'text similarity measurement and index searching based on trigrams';

COMMENT ON FUNCTION "private"."caller_has_consented"(text) IS 'Security definer: the caller may not lock their own profile. Reports on the caller only.';

COMMENT ON FUNCTION "private"."come_back"(text) IS 'Security definer: nobody may write who is left alone.';

COMMENT ON FUNCTION "private"."create_profile"() IS 'Security definer: the auth service''s role, which inserts the user, has no rights in public.';

COMMENT ON FUNCTION "private"."end_suppression"(text, text[]) IS 'Security definer: nobody may write who is left alone.';

COMMENT ON FUNCTION "private"."has_left"(text) IS 'Security definer: nobody may read who is left alone.';

COMMENT ON FUNCTION "private"."hash_of_email"(text) IS 'Of an address in canonical form. Null until there is a key.';

COMMENT ON FUNCTION "private"."is_email"(text) IS 'True if deliverable in form and unable to inject a header or a second recipient. Does not prove that the mailbox exists.';

COMMENT ON FUNCTION "private"."keep_last_admin"() IS 'Security definer: the auth service''s role, which deletes the user, has no rights in public.';

COMMENT ON FUNCTION "private"."mark_days_of_row"() IS 'Marks the days of the columns named by the trigger, before and after.';

COMMENT ON FUNCTION "private"."normalise_email"(text) IS 'The form in which addresses are stored and compared: without what cannot be seen, in ASCII, in lower case. Dots and plus tags stay, because they can belong to different mailboxes.';

COMMENT ON FUNCTION "private"."refuse_beyond_quota"() IS 'Security definer: locks the writer''s profile. The API runs in read committed, so each statement here sees what the previous lock holder committed.';

COMMENT ON FUNCTION "private"."refuse_many_consents"() IS 'Security definer: service_role may not lock a profile.';

COMMENT ON FUNCTION "private"."suppression_of"(text) IS 'Security definer: nobody may read who is left alone.';

COMMENT ON FUNCTION "private"."without_invisible"(text) IS 'Takes out format characters, variation selectors, fillers, and every space but the ordinary one.';

COMMENT ON FUNCTION "public"."apply_retention"(timestamp with time zone) IS 'Security definer: service_role has no rights in the auth schema.';

COMMENT ON FUNCTION "public"."completed_flips_this_month"() IS 'For the banner: everybody''s completed flips in the current month, as of the last count.';

COMMENT ON FUNCTION "public"."find_mail_link"(text, integer) IS 'Security definer: service_role has no rights in auth. The second condition on each token matches its partial index.';

COMMENT ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp with time zone) IS 'Security definer: service_role may not delete flips or counts, or update consents, directly.';

COMMENT ON SCHEMA "private" IS 'Trigger functions, rules and rollups. Not exposed by the API; its roles have no usage, service_role excepted.';

COMMENT ON TABLE "private"."address_key" IS 'The secret of the hashes, made with the first of them. No role can read it, and no other secret of the site opens them.';

COMMENT ON TABLE "private"."admin_recovery_codes" IS 'Keyed hashes. Each code works once; all are deleted with the factor.';

COMMENT ON TABLE "private"."admin_sessions" IS 'When each session last used the dashboard, to the minute.';

COMMENT ON TABLE "private"."admin_settings" IS 'second_factor_required is changed by the schema owner only. The local stack''s seed turns the second factor off.';

COMMENT ON TABLE "private"."changed_days" IS 'Days to count again: their flips, and their accounts, requests and courses. Rows are only added and, before a count, deleted: a
  change committed later keeps its own row.';

COMMENT ON TABLE "private"."daily_figures" IS 'technique: flips by technique (name), with the number of people (reached). accounts: created. requests, source, campaign:
  workbook requests, and how many of them were confirmed (reached). unsubscribed. started: people by day of confirmation; course: of
  these, the mails of each course day (name) waiting (total) and sent (reached).';

COMMENT ON TABLE "private"."daily_flips" IS 'Flips by session_date, and the number of people whose flips they are. A day without flips has no row.';

COMMENT ON TABLE "private"."daily_people" IS 'People with a flip on the day, by the day of their previous flip; -infinity if it is their first.';

COMMENT ON TABLE "private"."daily_views" IS 'The sums of a day''s pages, sources and presses.';

COMMENT ON TABLE "private"."daily_visits" IS 'pages: views of each page, which add up to all views. sources: views that did not begin on another page of the site (arrivals),
  by domain, or direct, or other. entries: arrivals by page. campaigns: arrivals with a label. workbook:
  requests by the page before the form. first: requests by the first page of the visit. presses: on a shop''s button, by shop and
  page. missing: addresses without a page. errors: by page. dismissed: how many of these the owner has dealt with.';

COMMENT ON TABLE "private"."deletions" IS 'Hashes of random ids only. Part of every backup: the list of a later one is applied to an older one.';

COMMENT ON TABLE "private"."left_alone" IS '`left`: had unsubscribed, so nobody else asks them again. The others, as in email_suppressions: takes no mail at all.';

COMMENT ON TABLE "private"."refused_codes" IS 'Wrong codes of the last quarter of an hour.';

COMMENT ON TABLE "private"."used_codes" IS 'Keyed hashes of the codes of the last five minutes; the service accepts a code for 90 seconds.';

COMMENT ON TABLE "public"."account_consents" IS 'The exact sentence beside the box that was ticked, its version and time.';

COMMENT ON TABLE "public"."admin_audit" IS 'Append-only. `actor` is null for the secret key and the schema owner; `object` is the id of what was acted on.';

COMMENT ON TABLE "public"."contact_messages" IS 'Messages to the owner. As correspondence, they outlive an account with the same address.';

COMMENT ON TABLE "public"."contact_replies" IS 'What follows a message, in order: replies written in the workspace, and what came back by mail. The mail with a reply, or to the owner about an answer, is the job with the same contact_id and sequence.';

COMMENT ON TABLE "public"."email_jobs" IS 'Every mail: waiting, sent or given up. The id is the idempotency key at the provider.';

COMMENT ON TABLE "public"."email_suppressions" IS 'Addresses that never get mail of any kind.';

COMMENT ON TABLE "public"."flip_sessions" IS 'One row per flip of a signed-in person. Immutable; deleted with the account.';

COMMENT ON TABLE "public"."newsletter_issues" IS 'The body is Markdown; each mail is rendered when it is sent.';

COMMENT ON TABLE "public"."newsletter_pictures" IS 'Read by anyone who knows the id, which every mail of the issue contains.';

COMMENT ON TABLE "public"."newsletter_submissions" IS 'Each confirmation request to an address; its mail''s link names it.';

COMMENT ON TABLE "public"."newsletter_subscribers" IS 'One row per address. Receives issues while confirmed_at is set and unsubscribed_at is not.';

COMMENT ON TABLE "public"."notebook_counts" IS 'One row per device and month.';

COMMENT ON TABLE "public"."owner_incidents" IS 'One row per incident, from first detection to recovery. The owner gets one mail for each.';

COMMENT ON TABLE "public"."profiles" IS 'One row per account, maintained by triggers on auth.users.';

COMMENT ON TABLE "public"."rate_limits" IS 'Attempts per bucket and key in the current window. Keys are HMACs computed by the caller, never plain addresses.';

COMMENT ON TABLE "public"."role_invitations" IS 'Open until it is accepted, withdrawn or expired. A new one for an address withdraws the one before.';

COMMENT ON TABLE "public"."user_roles" IS 'No row means an ordinary reader; admin opens the workspace, inbox its messages and ready answers only. Written with the secret key and by functions of the workspace. An owner is an admin whom nobody else can remove.';

COMMENT ON TABLE "public"."workbook_requests" IS 'One row per address that asked for the workbook.';

COMMENT ON TABLE "public"."workbook_submissions" IS 'Each form submission that queued a mail. Its id is in that mail''s link; the names are deleted once it is confirmed or ended.';

COMMENT ON VIEW "public"."user_flip_stats" IS 'The signed-in person''s flips by local day.';

REVOKE ALL ON FUNCTION "private"."accepts_mail"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accepts_mail"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."accepts_mail"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."accepts_mail"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."add_refused_code"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_refused_code"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_refused_code"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_add_subscriber"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_add_subscriber"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_add_subscriber"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_add_subscriber"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_audit_log"(text, bigint, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_audit_log"(text, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_audit_log"(text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_audit_log"(text, bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_block_address"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_block_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_block_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_block_address"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_delete_newsletter"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_delete_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_delete_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_delete_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_delete_person"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_delete_person"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_delete_person"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_delete_person"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_dismiss_fault"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_dismiss_fault"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_dismiss_fault"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_dismiss_fault"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_duplicate_newsletter"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_duplicate_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_duplicate_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_duplicate_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_export_person"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_export_person"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_export_person"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_export_person"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_export_subscribers"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_export_subscribers"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_export_subscribers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_export_subscribers"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_gate"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_gate"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_gate"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_gate"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_grant_role"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_grant_role"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_grant_role"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_grant_role"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_import_subscribers"(text[], text, text, text[], text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_import_subscribers"(text[], text, text, text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_import_subscribers"(text[], text, text, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_import_subscribers"(text[], text, text, text[], text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_invite"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_invite"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_invite"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_invite"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_mails"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_mails"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_mails"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_mails"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_mark_helpline"(text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_mark_helpline"(text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_mark_helpline"(text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_mark_helpline"(text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_messages_in_danger"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_messages_in_danger"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_messages_in_danger"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_messages_in_danger"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_move_messages"(uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_move_messages"(uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_move_messages"(uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_move_messages"(uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_newsletter"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_note_content"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_note_content"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_note_content"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_note_content"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_overview"(date, date, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_overview"(date, date, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_overview"(date, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_overview"(date, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_people"(text, uuid, uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_people"(text, uuid, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_people"(text, uuid, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_people"(text, uuid, uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_release_address"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_release_address"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_release_address"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_release_address"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_remove_subscriber"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_remove_subscriber"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_remove_subscriber"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_remove_subscriber"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_reply_to_message"(uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_reply_to_message"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_reply_to_message"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_reply_to_message"(uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_require_proof"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_require_proof"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_require_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_require_proof"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_resume_newsletter"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_resume_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_resume_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_resume_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_retry_email_job"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_retry_email_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_retry_email_job"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_retry_email_job"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_revoke_role"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_revoke_role"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_revoke_role"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_revoke_role"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_save_inbox_settings"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_save_inbox_settings"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_save_inbox_settings"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_save_inbox_settings"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_save_newsletter_page"(uuid, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_save_newsletter_page"(uuid, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_save_newsletter_page"(uuid, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_save_newsletter_page"(uuid, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_save_settings"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_save_settings"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_save_settings"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_save_settings"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_send_test_mail"(jsonb, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_send_test_mail"(jsonb, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_send_test_mail"(jsonb, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_send_test_mail"(jsonb, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_state"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_state"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_stop_import"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_stop_import"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_stop_import"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_stop_import"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_stop_newsletter"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_stop_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_stop_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_stop_newsletter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_subscribers"(text, text, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_subscribers"(text, text, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_subscribers"(text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_subscribers"(text, text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_visits_of"(date, date, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_visits_of"(date, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_visits_of"(date, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_visits_of"(date, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_withdraw_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_withdraw_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_withdraw_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_withdraw_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_subscriber"(public.newsletter_subscribers, text, text, boolean, timestamp WITH time zone) TO "service_role";

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

REVOKE ALL ON FUNCTION "private"."can_retry"(public.email_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_retry"(public.email_jobs) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."can_retry"(public.email_jobs) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_code_attempt"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_code_attempt"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_code_attempt"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_code_attempt"(jsonb) TO "supabase_auth_admin";

REVOKE ALL ON FUNCTION "private"."come_back"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."come_back"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."come_back"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."come_back"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."count_flips"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_flips"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_flips"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_profile"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_profile"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_course"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_course"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_course"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_flips"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_flips"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_flips"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_sources"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_sources"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_sources"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_visit_lists"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_visit_lists"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_visit_lists"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_visits"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_visits"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_visits"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dashboard_workbook"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dashboard_workbook"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dashboard_workbook"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_rows_of_account"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."delete_rows_of_account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_rows_of_account"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."digest_visits"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."digest_visits"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."digest_visits"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."drop_invitation_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_invitation_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."drop_invitation_mail"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_invitation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_invitations_of_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_invitations_of_role"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_invitations_of_role"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_mailed_links"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_mailed_links"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_mailed_links"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_subscription"(uuid, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."end_suppression"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_suppression"(text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_suppression"(text, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_suppression"(text, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."factor_is_locked"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."factor_is_locked"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."factor_is_locked"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."fan_out_newsletter"(integer, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."find_messages"(text, text, text[], uuid, integer, boolean, boolean, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_messages"(text, text, text[], uuid, integer, boolean, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_messages"(text, text, text[], uuid, integer, boolean, boolean, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_newsletter_link"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_newsletter_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_newsletter_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_newsletter_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."find_people"(text, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_people"(text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_people"(text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."flips_between"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."flips_between"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."flips_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."funnel"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."funnel"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."funnel"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_confirmed_account"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_confirmed_account"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_confirmed_account"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_confirmed_account"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."has_issue"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_issue"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_issue"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_issue"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."has_left"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_left"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_left"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_left"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."has_recent_proof"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_recent_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_recent_proof"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_role"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_role"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_role"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_second_factor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_of_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hash_of_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hash_of_email"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_of_id"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hash_of_id"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hash_of_id"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hash_suppression"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hash_suppression"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hash_suppression"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hide_small_group"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hide_small_group"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hide_small_group"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_blank"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blank"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_blank"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_blank"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."issue_counts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_counts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_counts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_counts"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."issue_tag"(public.newsletter_issues) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_tag"(public.newsletter_issues) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_tag"(public.newsletter_issues) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_tag"(public.newsletter_issues) TO "service_role";

REVOKE ALL ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_with_figures"(public.newsletter_issues) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_last_admin"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_last_admin"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_last_admin"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_unsubscription"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_unsubscription"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_unsubscription"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_wish"(text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_wish"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_wish"(text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listed_message"(public.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_message"(public.contact_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listed_message"(public.contact_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_facts"(public.email_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_facts"(public.email_jobs) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_facts"(public.email_jobs) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_facts"(public.email_jobs) TO "service_role";

REVOKE ALL ON FUNCTION "private"."mark_day_of_course"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_day_of_course"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_day_of_course"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_days_of_flips"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_days_of_flips"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_days_of_flips"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_days_of_row"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_days_of_row"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_days_of_row"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_days_of_zone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_days_of_zone"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_days_of_zone"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_of_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_of_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_of_email"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_from_metadata"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_from_metadata"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_from_metadata"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."normalise_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."normalise_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."normalise_email"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."normalise_email"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_deletion"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_deletion"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_deletion"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."opened_contact_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_contact_message"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."opened_contact_message"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_between"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_between"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."person_name"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_name"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."person_name"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."person_summary"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_summary"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."person_summary"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."picture_facts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."picture_facts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."picture_facts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."picture_facts"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."punycode"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."punycode"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."punycode"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."punycode"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."queue_security_mail"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_security_mail"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."queue_security_mail"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refusal_to_remove"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refusal_to_remove"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refusal_to_remove"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_beyond_quota"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_beyond_quota"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_beyond_quota"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_challenge"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_challenge"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_challenge"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_duplicate_factor"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_duplicate_factor"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_duplicate_factor"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_many_consents"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_many_consents"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_many_consents"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_admin"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_admin"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_admin"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_owner"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_owner"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_owner"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_range"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_range"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_range"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_recent_proof"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_recent_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_recent_proof"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."reset_on_confirmation"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reset_on_confirmation"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reset_on_confirmation"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_mail_priority"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_mail_priority"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_mail_priority"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."site_start"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."site_start"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."site_start"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."site_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."site_today"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."site_today"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."site_zone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."site_zone"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."site_zone"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."strength_of_wish"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."strength_of_wish"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."strength_of_wish"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."strength_of_wish"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."sum_with_hidden"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sum_with_hidden"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sum_with_hidden"(bigint[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."suppression_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."suppression_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."suppression_of"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."suppression_of"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."sync_profile"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sync_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sync_profile"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_owner"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_owner"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_owner"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."trim_metadata"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trim_metadata"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."trim_metadata"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."without_accents"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_accents"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_accents"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_accents"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."without_invisible"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_invisible"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_invisible"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_invisible"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."accept_invitation"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_invitation"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_invitation"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."account_auth_data"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_auth_data"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_auth_data"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."account_sessions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sessions"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sessions"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."account_sign_in_methods"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sign_in_methods"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_sign_in_methods"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."admin_add_subscriber"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_add_subscriber"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_add_subscriber"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_audit_log"(text, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_block_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_block_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_block_address"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_delete_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_person"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_delete_person"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_delete_person"(text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_dismiss_fault"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_dismiss_fault"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_dismiss_fault"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_duplicate_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_duplicate_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_duplicate_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_person"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_export_person"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_person"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_subscribers"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_export_subscribers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_export_subscribers"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_gate"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_gate"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_gate"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_grant_role"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_grant_role"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_grant_role"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_import_subscribers"(text[], text, text, text[], text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_inbox"(text, text, text, uuid, uuid, integer, boolean, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_invite"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_invite"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_invite"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mails"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_mails"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mails"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mark_helpline"(text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_mark_helpline"(text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_mark_helpline"(text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_messages_in_danger"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_messages_in_danger"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_messages_in_danger"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_move_messages"(uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_move_messages"(uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_move_messages"(uuid[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_note_content"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_note_content"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_note_content"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_overview"(date, date, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_overview"(date, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_overview"(date, date, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_people"(text, uuid, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_people"(text, uuid, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_people"(text, uuid, uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_release_address"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_release_address"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_release_address"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_remove_subscriber"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_remove_subscriber"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_remove_subscriber"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_reply_to_message"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_reply_to_message"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_reply_to_message"(uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_require_proof"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_require_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_require_proof"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_resume_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_resume_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_resume_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_retry_email_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_retry_email_job"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_retry_email_job"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_revoke_role"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_revoke_role"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_revoke_role"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_inbox_settings"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_save_inbox_settings"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_inbox_settings"(text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter"(uuid, text, text, text, timestamp WITH time zone, timestamp WITH time zone, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter_page"(uuid, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_save_newsletter_page"(uuid, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_newsletter_page"(uuid, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_settings"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_save_settings"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_save_settings"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_send_test_mail"(jsonb, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_send_test_mail"(jsonb, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_send_test_mail"(jsonb, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_import"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_stop_import"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_import"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_newsletter"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_stop_newsletter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_stop_newsletter"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_subscribers"(text, text, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_subscribers"(text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_subscribers"(text, text, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_visits_of"(date, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_visits_of"(date, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_visits_of"(date, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_withdraw_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_withdraw_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_withdraw_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."allow_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."allow_email"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."allow_email"(text) TO "service_role";

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

REVOKE ALL ON FUNCTION "public"."count_changed_days"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_changed_days"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_changed_days"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."count_today"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_today"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_today"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."end_account_sessions"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_account_sessions"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_account_sessions"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."find_mail_link"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_mail_link"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_mail_link"(text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mark_message_answered"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_answered"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_message_answered"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."newsletter_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."newsletter_page"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_page"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_page"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."newsletter_pages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_pages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_pages"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."newsletter_picture"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_picture"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."newsletter_picture"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."note_mail_event"(text, uuid, text[], text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_mail_event"(text, uuid, text[], text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_mail_event"(text, uuid, text[], text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."note_refused_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_refused_code"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_refused_code"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."oldest_due_mail"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."oldest_due_mail"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."oldest_due_mail"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_digest"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."owner_mail_refused"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_mail_refused"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_mail_refused"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_course"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."personal_data"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."personal_data"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."personal_data"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."queue_mail"(text, text, jsonb, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_mail"(text, text, jsonb, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_mail"(text, text, jsonb, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."refresh_funnel"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_funnel"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."refresh_funnel"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."refund_rate_limits"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."refund_rate_limits"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."refund_rate_limits"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."remove_providers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_providers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_providers"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."replace_recovery_codes"(uuid, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_newsletter"(text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_newsletter"(text, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_newsletter"(text, text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_workbook"(uuid, text, text, text, text, text, text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_workbook"(uuid, text, text, text, text, text, text, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_workbook"(uuid, text, text, text, text, text, text, text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_course"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."role_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."role_invitation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."role_invitation"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_email_job"(uuid, text, text, text, text, integer, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."site_settings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."site_settings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."site_settings"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."start_course"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_course"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_course"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."store_contact_answer"(uuid, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_answer"(uuid, jsonb, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_answer"(uuid, jsonb, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."store_contact_message"(jsonb, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_message"(jsonb, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_contact_message"(jsonb, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."suppress_email"(text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_rate_limits"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_rate_limits"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_rate_limits"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_newsletter"(text, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe_request"(uuid, text, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."use_code"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_code"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_code"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."use_recovery_code"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_recovery_code"(uuid, text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_site"(boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_consent"(uuid, text, boolean, timestamp WITH time zone) TO "service_role";

GRANT USAGE ON SCHEMA "private" TO "service_role", "supabase_auth_admin";

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

REVOKE ALL ON TABLE "public"."newsletter_pictures" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_pictures" TO "service_role";

REVOKE ALL ON TABLE "public"."newsletter_submissions" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_submissions" TO "service_role";

REVOKE ALL ON TABLE "public"."newsletter_subscribers" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."newsletter_subscribers" TO "service_role";

REVOKE ALL ON TABLE "public"."notebook_counts" FROM "authenticated";

GRANT SELECT ON TABLE "public"."notebook_counts" TO "authenticated";

REVOKE ALL ON TABLE "public"."owner_incidents" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."owner_incidents" TO "service_role";

REVOKE ALL ON TABLE "public"."profiles" FROM "authenticated";

REVOKE ALL ("full_name") ON TABLE "public"."profiles" FROM "authenticated";

GRANT UPDATE ("full_name") ON TABLE "public"."profiles" TO "authenticated";

GRANT SELECT ON TABLE "public"."profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."profiles" FROM "service_role";

REVOKE ALL ("devices_forgotten_at") ON TABLE "public"."profiles" FROM "service_role";

GRANT UPDATE ("devices_forgotten_at") ON TABLE "public"."profiles" TO "service_role";

GRANT SELECT ON TABLE "public"."profiles" TO "service_role";

REVOKE ALL ON TABLE "public"."rate_limits" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."rate_limits" TO "service_role";

REVOKE ALL ON TABLE "public"."role_invitations" FROM "service_role";

GRANT SELECT ON TABLE "public"."role_invitations" TO "service_role";

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
  ADD CONSTRAINT "contact_messages_email_is_sane" CHECK (((email = private.normalise_email(email)) AND private.is_email(email)));

ALTER TABLE "public"."contact_messages"
  ADD CONSTRAINT "contact_messages_message_is_readable" CHECK ((((char_length(message) >= 1) AND (char_length(message) <= 5000)) AND (NOT private.is_blank(message))));

ALTER TABLE "public"."contact_messages"
  ADD CONSTRAINT "contact_messages_name_is_sane"
    CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 200)) AND (name !~ '[[:cntrl:]]'::text) AND (NOT private.is_blank(name))));

ALTER TABLE "public"."email_jobs"
  ADD CONSTRAINT "email_jobs_recipient_is_sane" CHECK (private.is_email(recipient));

ALTER TABLE "public"."email_suppressions"
  ADD CONSTRAINT "email_suppressions_email_is_sane" CHECK (((email = private.normalise_email(email)) AND private.is_email(email)));

ALTER TABLE "public"."newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_email_is_sane" CHECK (((email = private.normalise_email(email)) AND private.is_email(email)));

ALTER TABLE "public"."role_invitations"
  ADD CONSTRAINT "role_invitations_email_is_sane" CHECK (((email = private.normalise_email(email)) AND private.is_email(email)));

ALTER TABLE "public"."workbook_requests"
  ADD CONSTRAINT "workbook_requests_email_is_sane" CHECK (((email = private.normalise_email(email)) AND private.is_email(email)));

ALTER TABLE "public"."workbook_requests"
  ADD CONSTRAINT "workbook_requests_first_name_is_sane"
    CHECK ((((char_length(first_name) >= 1) AND (char_length(first_name) <= 100)) AND (first_name !~ '[[:cntrl:]]'::text) AND (NOT private.is_blank(first_name))));

CREATE MATERIALIZED VIEW "private"."funnel_weeks"
  AS  SELECT w.week,
    visits.arrivals,
    requests.asked,
    requests.confirmed,
    people.accounts,
    people.flipped,
        CASE
            WHEN week_4.is_over THEN people.active
            ELSE NULL::bigint
        END AS active_week_4,
    week_4.is_over AS week_4_is_over,
    now() AS counted_at
   FROM ( SELECT d.week,
            private.site_zone() AS zone,
            private.site_start(d.week) AS first,
            private.site_start((d.week + 7)) AS next
           FROM ( SELECT ((date_trunc('week'::text, (private.site_today())::timestamp with time zone))::date - (7 * n.n)) AS week
                   FROM generate_series(0, 11) n(n)) d
         OFFSET 0) w,
    LATERAL ( SELECT (private.site_today() > ((w.week + 6) + 27)) AS is_over) week_4,
    LATERAL ( SELECT COALESCE(sum(v.arrivals), (0)::bigint) AS arrivals
           FROM private.daily_views v
          WHERE ((v.day >= w.week) AND (v.day <= (w.week + 6)))) visits,
    LATERAL ( SELECT count(*) AS asked,
            count(r.confirmed_at) AS confirmed
           FROM public.workbook_requests r
          WHERE ((r.created_at >= w.first) AND (r.created_at < w.next))) requests,
    LATERAL ( SELECT count(*) AS accounts,
            count(*) FILTER (WHERE (EXISTS ( SELECT
                   FROM public.flip_sessions f
                  WHERE (f.user_id = p.id)))) AS flipped,
            count(*) FILTER (WHERE (EXISTS ( SELECT
                   FROM public.flip_sessions f
                  WHERE ((f.user_id = p.id) AND ((f.session_date >= (p.joined + 21)) AND (f.session_date <= (p.joined + 27))))))) AS active
           FROM ( SELECT q.id,
                    ((q.created_at AT TIME ZONE w.zone))::date AS joined
                   FROM public.profiles q
                  WHERE ((q.created_at >= w.first) AND (q.created_at < w.next))) p) people;

COMMENT ON MATERIALIZED VIEW "private"."funnel_weeks" IS 'Arrivals and requests per week, and how many of the requests were confirmed; accounts created, how many of them ever flipped,
  and flipped on days 22 to 28; active_week_4 is null until those days are over for the whole week.';

CREATE UNIQUE INDEX funnel_weeks_by_week ON private.funnel_weeks USING btree (week);

CREATE INDEX contact_messages_searched ON public.contact_messages USING gin (private.without_accents(((((((name || '
'::text) || email) || '
'::text) || COALESCE(subject, ''::text)) || '
'::text) || message)) extensions.gin_trgm_ops);

CREATE INDEX contact_replies_searched ON public.contact_replies USING gin (private.without_accents(body) extensions.gin_trgm_ops);
