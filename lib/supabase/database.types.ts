// Generated from supabase/migrations by "npm run db:types". Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_consents: {
        Row: {
          given_at: string;
          purpose: string;
          text: string;
          user_id: string;
          version: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          given_at?: string;
          purpose?: string;
          text: string;
          user_id: string;
          version: string;
          withdrawn_at?: string | null;
        };
        Update: {
          given_at?: string;
          purpose?: string;
          text?: string;
          user_id?: string;
          version?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'account_consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_audit: {
        Row: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          at: string;
          id: number;
          object: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          actor_email?: string | null;
          at?: string;
          id?: never;
          object?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_email?: string | null;
          at?: string;
          id?: never;
          object?: string | null;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          auto_spam: string | null;
          created_at: string;
          email: string;
          handled_at: string | null;
          id: string;
          may_be_in_danger: boolean;
          message: string;
          name: string;
          state: string;
          subject: string | null;
          taken_by: string | null;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          auto_spam?: string | null;
          created_at?: string;
          email: string;
          handled_at?: string | null;
          id?: string;
          may_be_in_danger?: boolean;
          message: string;
          name: string;
          state?: string;
          subject?: string | null;
          taken_by?: string | null;
          type: string;
        };
        Update: {
          auto_spam?: string | null;
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          id?: string;
          may_be_in_danger?: boolean;
          message?: string;
          name?: string;
          state?: string;
          subject?: string | null;
          taken_by?: string | null;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_taken_by_fkey';
            columns: ['taken_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_replies: {
        Row: {
          attachments: string[];
          author: string | null;
          body: string;
          contact_id: string;
          created_at: string;
          kind: string;
          provider_id: string | null;
          sender: string | null;
          sequence: number;
        };
        ComputedFields: never;
        Insert: {
          attachments?: string[];
          author?: string | null;
          body: string;
          contact_id: string;
          created_at?: string;
          kind?: string;
          provider_id?: string | null;
          sender?: string | null;
          sequence: number;
        };
        Update: {
          attachments?: string[];
          author?: string | null;
          body?: string;
          contact_id?: string;
          created_at?: string;
          kind?: string;
          provider_id?: string | null;
          sender?: string | null;
          sequence?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_replies_author_fkey';
            columns: ['author'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_replies_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      email_jobs: {
        Row: {
          attempts: number;
          contact_id: string | null;
          created_at: string;
          dead_at: string | null;
          dead_reason: string | null;
          dedupe_key: string | null;
          facts: NonNullable<Json>;
          first_try_at: string | null;
          id: string;
          issue_id: string | null;
          kind: string;
          last_error: string | null;
          lease_until: string | null;
          leased_by: string | null;
          on_hold: boolean;
          priority: number;
          provider_id: string | null;
          recipient: string;
          request_id: string | null;
          send_after: string;
          sent_at: string | null;
          sequence: number;
          subscriber_id: string | null;
          unsettled_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          contact_id?: string | null;
          created_at?: string;
          dead_at?: string | null;
          dead_reason?: string | null;
          dedupe_key?: string | null;
          facts?: NonNullable<Json>;
          first_try_at?: string | null;
          id?: string;
          issue_id?: string | null;
          kind: string;
          last_error?: string | null;
          lease_until?: string | null;
          leased_by?: string | null;
          on_hold?: boolean;
          priority: number;
          provider_id?: string | null;
          recipient: string;
          request_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          sequence?: number;
          subscriber_id?: string | null;
          unsettled_since?: string | null;
        };
        Update: {
          attempts?: number;
          contact_id?: string | null;
          created_at?: string;
          dead_at?: string | null;
          dead_reason?: string | null;
          dedupe_key?: string | null;
          facts?: NonNullable<Json>;
          first_try_at?: string | null;
          id?: string;
          issue_id?: string | null;
          kind?: string;
          last_error?: string | null;
          lease_until?: string | null;
          leased_by?: string | null;
          on_hold?: boolean;
          priority?: number;
          provider_id?: string | null;
          recipient?: string;
          request_id?: string | null;
          send_after?: string;
          sent_at?: string | null;
          sequence?: number;
          subscriber_id?: string | null;
          unsettled_since?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'email_jobs_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_jobs_issue_id_fkey';
            columns: ['issue_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_jobs_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'workbook_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_jobs_subscriber_id_fkey';
            columns: ['subscriber_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscribers';
            referencedColumns: ['id'];
          },
        ];
      };
      email_suppressions: {
        Row: {
          email: string;
          reason: string;
          suppressed_at: string;
        };
        ComputedFields: never;
        Insert: {
          email: string;
          reason: string;
          suppressed_at?: string;
        };
        Update: {
          email?: string;
          reason?: string;
          suppressed_at?: string;
        };
        Relationships: [];
      };
      flip_sessions: {
        Row: {
          action_needed: boolean | null;
          completion_time_seconds: number;
          created_at: string;
          flip_step_reached: string;
          flip_technique: string | null;
          id: string;
          session_date: string;
          user_id: string;
          was_emergency_mode: boolean;
        };
        ComputedFields: never;
        Insert: {
          action_needed?: boolean | null;
          completion_time_seconds: number;
          created_at?: string;
          flip_step_reached: string;
          flip_technique?: string | null;
          id?: string;
          session_date: string;
          user_id: string;
          was_emergency_mode?: boolean;
        };
        Update: {
          action_needed?: boolean | null;
          completion_time_seconds?: number;
          created_at?: string;
          flip_step_reached?: string;
          flip_technique?: string | null;
          id?: string;
          session_date?: string;
          user_id?: string;
          was_emergency_mode?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'flip_sessions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_issues: {
        Row: {
          body: string;
          created_at: string;
          cursor: string | null;
          failed: number | null;
          fanned_out_at: string | null;
          finished_at: string | null;
          id: string;
          is_listed: boolean;
          page_body: string | null;
          page_subject: string | null;
          preheader: string;
          send_at: string | null;
          sent: number | null;
          started_at: string | null;
          stopped_at: string | null;
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          cursor?: string | null;
          failed?: number | null;
          fanned_out_at?: string | null;
          finished_at?: string | null;
          id: string;
          is_listed?: boolean;
          page_body?: string | null;
          page_subject?: string | null;
          preheader?: string;
          send_at?: string | null;
          sent?: number | null;
          started_at?: string | null;
          stopped_at?: string | null;
          subject: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          cursor?: string | null;
          failed?: number | null;
          fanned_out_at?: string | null;
          finished_at?: string | null;
          id?: string;
          is_listed?: boolean;
          page_body?: string | null;
          page_subject?: string | null;
          preheader?: string;
          send_at?: string | null;
          sent?: number | null;
          started_at?: string | null;
          stopped_at?: string | null;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsletter_pictures: {
        Row: {
          alt: string;
          height: number;
          id: string;
          issue_id: string;
          jpeg: string;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          alt: string;
          height: number;
          id?: string;
          issue_id: string;
          jpeg: string;
          width: number;
        };
        Update: {
          alt?: string;
          height?: number;
          id?: string;
          issue_id?: string;
          jpeg?: string;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_pictures_issue_id_fkey';
            columns: ['issue_id'];
            isOneToOne: true;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_submissions: {
        Row: {
          confirmed_at: string | null;
          consent_text: string;
          consent_version: string;
          id: string;
          submitted_at: string;
          subscriber_id: string;
          token: string | null;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          consent_text: string;
          consent_version: string;
          id?: string;
          submitted_at: string;
          subscriber_id: string;
          token?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_text?: string;
          consent_version?: string;
          id?: string;
          submitted_at?: string;
          subscriber_id?: string;
          token?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_submissions_subscriber_id_fkey';
            columns: ['subscriber_id'];
            isOneToOne: false;
            referencedRelation: 'newsletter_subscribers';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null;
          consent_at: string;
          consent_text: string;
          consent_version: string;
          created_at: string;
          email: string;
          id: string;
          list_confirmed: string | null;
          list_source: string | null;
          source: string;
          token: string | null;
          unsubscribed_after: string | null;
          unsubscribed_at: string | null;
          unsubscribed_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          consent_at?: string;
          consent_text: string;
          consent_version: string;
          created_at?: string;
          email: string;
          id?: string;
          list_confirmed?: string | null;
          list_source?: string | null;
          source: string;
          token?: string | null;
          unsubscribed_after?: string | null;
          unsubscribed_at?: string | null;
          unsubscribed_by?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_at?: string;
          consent_text?: string;
          consent_version?: string;
          created_at?: string;
          email?: string;
          id?: string;
          list_confirmed?: string | null;
          list_source?: string | null;
          source?: string;
          token?: string | null;
          unsubscribed_after?: string | null;
          unsubscribed_at?: string | null;
          unsubscribed_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_subscribers_unsubscribed_after_fkey';
            columns: ['unsubscribed_after'];
            isOneToOne: false;
            referencedRelation: 'newsletter_issues';
            referencedColumns: ['id'];
          },
        ];
      };
      notebook_counts: {
        Row: {
          came_true: number;
          cannot_tell: number;
          device: string;
          did_not: number;
          gone: number;
          grown: number;
          month: string;
          partly: number;
          searched: number;
          stayed: number;
          user_id: string;
          waits: number;
        };
        ComputedFields: never;
        Insert: {
          came_true: number;
          cannot_tell: number;
          device: string;
          did_not: number;
          gone: number;
          grown: number;
          month: string;
          partly: number;
          searched: number;
          stayed: number;
          user_id: string;
          waits: number;
        };
        Update: {
          came_true?: number;
          cannot_tell?: number;
          device?: string;
          did_not?: number;
          gone?: number;
          grown?: number;
          month?: string;
          partly?: number;
          searched?: number;
          stayed?: number;
          user_id?: string;
          waits?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'notebook_counts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      owner_incidents: {
        Row: {
          closed_at: string | null;
          kind: string;
          opened_at: string;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          kind: string;
          opened_at?: string;
        };
        Update: {
          closed_at?: string | null;
          kind?: string;
          opened_at?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          devices_forgotten_at: string | null;
          email: string | null;
          full_name: string | null;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          devices_forgotten_at?: string | null;
          email?: string | null;
          full_name?: string | null;
          id: string;
        };
        Update: {
          created_at?: string;
          devices_forgotten_at?: string | null;
          email?: string | null;
          full_name?: string | null;
          id?: string;
        };
        Relationships: [];
      };
      rate_limits: {
        Row: {
          attempts: number;
          bucket: string;
          key: string;
          max_attempts: number;
          window_ends_at: string;
        };
        ComputedFields: never;
        Insert: {
          attempts: number;
          bucket: string;
          key: string;
          max_attempts?: number;
          window_ends_at: string;
        };
        Update: {
          attempts?: number;
          bucket?: string;
          key?: string;
          max_attempts?: number;
          window_ends_at?: string;
        };
        Relationships: [];
      };
      role_invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          role: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by: string;
          role: string;
          withdrawn_at?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          role?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'role_invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          granted_at: string;
          is_owner: boolean;
          letter_keys: boolean;
          role: string;
          signature: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          is_owner?: boolean;
          letter_keys?: boolean;
          role: string;
          signature?: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          is_owner?: boolean;
          letter_keys?: boolean;
          role?: string;
          signature?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      workbook_requests: {
        Row: {
          confirmed_at: string | null;
          consent_at: string;
          consent_text: string;
          consent_version: string;
          created_at: string;
          email: string;
          first_name: string | null;
          id: string;
          last_name: string | null;
          paused_at: string | null;
          unsubscribed_at: string | null;
          unsubscribed_by: string | null;
          utm_campaign: string | null;
          utm_medium: string | null;
          utm_source: string | null;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          consent_at?: string;
          consent_text: string;
          consent_version: string;
          created_at?: string;
          email: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          paused_at?: string | null;
          unsubscribed_at?: string | null;
          unsubscribed_by?: string | null;
          utm_campaign?: string | null;
          utm_medium?: string | null;
          utm_source?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_at?: string;
          consent_text?: string;
          consent_version?: string;
          created_at?: string;
          email?: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          paused_at?: string | null;
          unsubscribed_at?: string | null;
          unsubscribed_by?: string | null;
          utm_campaign?: string | null;
          utm_medium?: string | null;
          utm_source?: string | null;
        };
        Relationships: [];
      };
      workbook_submissions: {
        Row: {
          confirmed_at: string | null;
          consent_text: string;
          consent_version: string;
          first_name: string | null;
          id: string;
          last_name: string | null;
          request_id: string;
          submitted_at: string;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          consent_text: string;
          consent_version: string;
          first_name?: string | null;
          id: string;
          last_name?: string | null;
          request_id: string;
          submitted_at: string;
        };
        Update: {
          confirmed_at?: string | null;
          consent_text?: string;
          consent_version?: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          request_id?: string;
          submitted_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'workbook_submissions_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'workbook_requests';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      user_flip_stats: {
        Row: {
          action_needed_flips: number | null;
          completed_flips: number | null;
          emergency_flips: number | null;
          no_action_flips: number | null;
          session_date: string;
          total_flips: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: { Args: { invitation: string; person: string }; Returns: boolean };
      account_auth_data: { Args: { user_id: string }; Returns: Json };
      account_sessions: {
        Args: { user_id: string };
        Returns: {
          created_at: string;
          id: string;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      account_sign_in_methods: {
        Args: { user_id: string };
        Returns: {
          google: boolean;
          password: boolean;
        }[];
      };
      admin_add_subscriber: {
        Args: { consent_text: string; consent_version: string; email: string };
        Returns: string;
      };
      admin_audit_log: {
        Args: { before_id?: number; only_action?: string; page_size?: number };
        Returns: {
          about: string;
          action: string;
          actor_email: string;
          at: string;
          id: number;
          object: string;
        }[];
      };
      admin_block_address: { Args: { email: string }; Returns: string };
      admin_delete_newsletter: { Args: { issue_id: string }; Returns: boolean };
      admin_delete_person: { Args: { email: string; with_messages: boolean }; Returns: string };
      admin_dismiss_fault: { Args: { wanted_dimension: string; wanted_name: string }; Returns: undefined };
      admin_duplicate_newsletter: { Args: { issue_id: string }; Returns: string };
      admin_export_person: { Args: { email: string }; Returns: Json };
      admin_export_subscribers: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_gate: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          has_factor: boolean;
          role: string;
          status: string;
          user_id: string;
        }[];
      };
      admin_grant_role: { Args: { email: string; wanted?: string }; Returns: string };
      admin_import_subscribers: {
        Args: {
          confirmed?: string[];
          consent_text: string;
          consent_version: string;
          emails: string[];
          sources?: string[];
        };
        Returns: Json;
      };
      admin_inbox: {
        Args: {
          after?: string;
          from_day?: string;
          message_id?: string;
          oldest?: boolean;
          page_size?: number;
          search?: string;
          to_day?: string;
          topic?: string;
          wanted?: string;
        };
        Returns: Json;
      };
      admin_invite: { Args: { email: string; wanted: string }; Returns: string };
      admin_mails: { Args: { search?: string; wanted?: string }; Returns: Json };
      admin_mark_helpline: { Args: { day: string; helpline: string }; Returns: undefined };
      admin_messages_in_danger: { Args: { message_ids: string[] }; Returns: number };
      admin_move_messages: { Args: { message_ids: string[]; new_state: string }; Returns: Json };
      admin_newsletter: { Args: { issue_id?: string }; Returns: Json };
      admin_note_content: { Args: { entry: string }; Returns: undefined };
      admin_overview: { Args: { for_file?: boolean; from_day: string; to_day: string }; Returns: Json };
      admin_people: {
        Args: { after?: string; email?: string; page_size?: number; person?: string; search?: string };
        Returns: Json;
      };
      admin_release_address: { Args: { email: string; reason: string }; Returns: boolean };
      admin_remove_subscriber: { Args: { subscriber_id: string }; Returns: boolean };
      admin_reply_to_message: { Args: { body: string; message_id: string; seen?: number }; Returns: string };
      admin_require_proof: { Args: Record<PropertyKey, never>; Returns: undefined };
      admin_resume_newsletter: { Args: { issue_id: string }; Returns: boolean };
      admin_retry_email_job: { Args: { job_id?: string }; Returns: boolean };
      admin_revoke_role: { Args: { person: string }; Returns: string };
      admin_save_inbox_settings: { Args: { letter_keys: boolean; signature: string }; Returns: undefined };
      admin_save_newsletter: {
        Args: {
          body: string;
          issue_id: string;
          picture?: Json;
          preheader: string;
          send_at?: string;
          subject: string;
          version?: string;
        };
        Returns: string;
      };
      admin_save_newsletter_page: {
        Args: { body: string; is_listed: boolean; issue_id: string; subject: string };
        Returns: boolean;
      };
      admin_save_settings: { Args: { changes: Json }; Returns: undefined };
      admin_send_test_mail: { Args: { facts: Json; recipients?: string[] }; Returns: string };
      admin_stop_import: { Args: Record<PropertyKey, never>; Returns: number };
      admin_stop_newsletter: { Args: { issue_id: string }; Returns: string };
      admin_subscribers: {
        Args: { after?: string; page_size?: number; search?: string; wanted?: string };
        Returns: Json;
      };
      admin_visits_of: {
        Args: { from_day: string; to_day: string; wanted_dimension: string; wanted_name: string };
        Returns: Json;
      };
      admin_withdraw_invitation: { Args: { invitation: string }; Returns: boolean };
      allow_email: { Args: { email: string }; Returns: boolean };
      apply_retention: {
        Args: { at?: string };
        Returns: {
          problem: string;
          row_count: number;
          step: string;
        }[];
      };
      claim_email_jobs: {
        Args: { at?: string; batch: number; lease_seconds: number; worker: string };
        Returns: {
          facts: Json;
          id: string;
          kind: string;
          recipient: string;
          unsettled_since: string;
        }[];
      };
      completed_flips_this_month: { Args: Record<PropertyKey, never>; Returns: number };
      confirm_email_job: {
        Args: { at?: string; job_id: string; lease_seconds: number; worker: string };
        Returns: boolean;
      };
      confirm_newsletter: { Args: { at?: string; link: string }; Returns: string };
      count_changed_days: { Args: Record<PropertyKey, never>; Returns: number };
      count_today: { Args: { counted: Json }; Returns: undefined };
      end_account_sessions: { Args: { session_id?: string; user_id: string }; Returns: undefined };
      find_mail_link: {
        Args: { lifetime_seconds: number; token_hash: string };
        Returns: {
          email: string;
          is_confirmed: boolean;
          kind: string;
          user_id: string;
          user_metadata: Json;
        }[];
      };
      mark_message_answered: { Args: { message_id: string; seen?: number }; Returns: boolean };
      newsletter_link: { Args: { link: string }; Returns: string };
      newsletter_page: { Args: { issue_id: string }; Returns: Json };
      newsletter_pages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          sent_at: string;
          subject: string;
        }[];
      };
      newsletter_picture: { Args: { id: string }; Returns: string };
      note_mail_event: {
        Args: {
          addresses: string[];
          at?: string;
          detail: string;
          event: string;
          job_id: string;
          owner: string;
        };
        Returns: string;
      };
      note_refused_code: { Args: { hash: string; person: string }; Returns: undefined };
      oldest_due_mail: { Args: { at?: string }; Returns: number };
      owner_digest: { Args: { at?: string }; Returns: Json };
      owner_mail_refused: { Args: Record<PropertyKey, never>; Returns: string };
      pause_course: { Args: { at?: string; request_id: string }; Returns: string };
      personal_data: { Args: { address: string }; Returns: Json };
      queue_mail: {
        Args: { at?: string; dedupe_key: string; facts: Json; kind: string; recipient: string };
        Returns: undefined;
      };
      refresh_funnel: { Args: Record<PropertyKey, never>; Returns: undefined };
      refund_rate_limits: { Args: { limits: Json }; Returns: undefined };
      remove_providers: { Args: { user_id: string }; Returns: undefined };
      replace_recovery_codes: { Args: { hashes: string[]; person: string }; Returns: undefined };
      request_newsletter: {
        Args: { at?: string; consent_text: string; consent_version: string; email: string };
        Returns: string;
      };
      request_workbook: {
        Args: {
          at?: string;
          consent_text: string;
          consent_version: string;
          email: string;
          first_name: string;
          last_name?: string;
          submission_id: string;
          utm_campaign?: string;
          utm_medium?: string;
          utm_source?: string;
        };
        Returns: {
          outcome: string;
          request_id: string;
        }[];
      };
      resume_course: { Args: { at?: string; request_id: string }; Returns: string };
      role_invitation: { Args: { invitation: string }; Returns: Json };
      settle_email_job: {
        Args: {
          at?: string;
          error?: string;
          job_id: string;
          not_taken?: boolean;
          outcome: string;
          provider_id?: string;
          retry_seconds?: number;
          worker: string;
        };
        Returns: string;
      };
      site_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      start_course: { Args: { at?: string; submission_id: string }; Returns: string };
      store_contact_answer: { Args: { answer: Json; message_id: string; owner: string }; Returns: string };
      store_contact_message: {
        Args: { at?: string; message: Json; owner: string };
        Returns: {
          contact_id: string;
          outcome: string;
        }[];
      };
      suppress_email: { Args: { at?: string; email: string; reason: string }; Returns: undefined };
      take_rate_limits: {
        Args: { limits: Json };
        Returns: {
          bucket: string;
          retry_after: number;
        }[];
      };
      unsubscribe_newsletter: { Args: { at?: string; link: string; source?: string }; Returns: string };
      unsubscribe_request: { Args: { at?: string; request_id: string; source?: string }; Returns: string };
      use_code: { Args: { hash: string; person: string }; Returns: boolean };
      use_recovery_code: { Args: { hash: string; person: string; session?: string }; Returns: boolean };
      watch_site: {
        Args: { at?: string; task_failed: boolean };
        Returns: {
          dedupe_key: string;
          failed: number;
          kind: string;
          late_seconds: number;
        }[];
      };
      withdraw_consent: {
        Args: { at?: string; delete_data: boolean; person: string; purpose: string };
        Returns: undefined;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
