import { serviceClient } from '../../support/stack.ts';
import type { Account } from './people.ts';

/** Inserts a row for this person into every table with personal data. */
export async function insertPersonalData({ id, email }: Account): Promise<void> {
  const service = serviceClient();
  const flip = {
    user_id: id,
    flip_step_reached: 'complete',
    completion_time_seconds: 16,
    session_date: '2026-01-02',
  };
  const flips = await service.from('flip_sessions').insert([flip, { ...flip, was_emergency_mode: true }]);
  const request = await service
    .from('workbook_requests')
    .insert({
      email,
      first_name: '=HYPERLINK("https://evil.example")',
      consent_text: 'Yes.',
      consent_version: '1',
    })
    .select('id')
    .single();
  const message = await service
    .from('contact_messages')
    .insert({ name: 'Ada', email, type: 'general', message: '+1 for this\nand "quotes"' });
  const mail = await service.from('email_jobs').insert({
    request_id: request.data?.id,
    kind: 'workbook',
    recipient: email,
    sent_at: new Date().toISOString(),
  });
  for (const { error } of [flips, request, message, mail]) if (error) throw error;
}
