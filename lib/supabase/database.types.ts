export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: { id: string; email: string; full_name: string | null; created_at: string };
        Insert: { id: string; email: string; full_name?: string | null; created_at?: string };
        Update: { id?: string; email?: string; full_name?: string | null; created_at?: string };
        Relationships: [];
      };
      user_roles: {
        Row: { user_id: string; role: string };
        Insert: { user_id: string; role: string };
        Update: { user_id?: string; role?: string };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      take_rate_limit: {
        Args: { bucket: string; key: string; max: number; window_seconds: number };
        Returns: { allowed: boolean; retry_after: number }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
