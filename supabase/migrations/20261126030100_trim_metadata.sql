-- Trims the metadata of the accounts that exist; see private.trim_metadata.
update auth.users set raw_user_meta_data = raw_user_meta_data where email_confirmed_at is not null;
