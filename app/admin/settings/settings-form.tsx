'use client';

import { useState } from 'react';
import { ActionForm, ChoiceField, PrefilledTextarea, useAdminForm } from '@/app/admin/forms';
import { ListForm } from '@/app/admin/list-form';
import { DashboardSection } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import type { ReadyAnswer } from '@/content/admin/canned-answers';
import { settingsWords as words } from '@/content/admin/settings';
import { site } from '@/content/site';
import type { Settings } from '@/lib/data/settings';
import { changeInboxSettings, keepAnswer, keepSettings, removeAnswer } from './actions';

interface SettingsFormProps {
  saved: Settings;
  /** IANA names. */
  timeZones: readonly string[];
}

export function SettingsForm({ saved, timeZones }: SettingsFormProps) {
  const result = useAdminForm(keepSettings);
  const { state, busy } = result;
  const { fieldErrors: errors, values } = state;
  const [opened] = useState(() => JSON.stringify(saved));
  // What the fields showed before they were changed: only what differs is stored, as another person may have changed the rest.
  const shown = values.shown || state.data?.shown || opened;
  // Boxes without a tick are not sent, so that only another field says whether there was an answer.
  const { days, weeklyMail } =
    values.timeZone === undefined
      ? { days: saved.open_days.join(), weeklyMail: saved.weekly_mail && 'yes' }
      : values;
  return (
    <DashboardSection id="settings" title={words.title}>
      <ActionForm result={result} draft="settings" className="grid max-w-text gap-6">
        <input type="hidden" name="shown" value={shown} />
        <ChoiceField
          name="timeZone"
          label={words.timeZone}
          hint={words.timeZoneHint}
          error={errors.timeZone}
          options={timeZones.map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') }))}
          chosen={values.timeZone ?? saved.time_zone}
        />
        <Field
          name="senderName"
          label={words.senderName}
          hint={words.senderHint(site.name)}
          error={errors.senderName}
        >
          <Input defaultValue={values.senderName ?? saved.sender_name} autoComplete="off" />
        </Field>
        <Field name="signature" label={words.signature} hint={words.signatureHint} error={errors.signature}>
          <PrefilledTextarea rows={3} defaultValue={values.signature ?? saved.signature} />
        </Field>
        <fieldset aria-describedby="days-hint">
          <legend className="mb-2 font-semibold">{words.days}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {words.weekdays.map((label, index) => (
              <Field key={label} name="days" id={`day-${label}`} label={label} inline>
                <Checkbox value={index + 1} defaultChecked={days?.includes(String(index + 1)) ?? false} />
              </Field>
            ))}
          </div>
          {errors.days && <p className="mt-2 text-sm font-semibold text-danger">{errors.days.text}</p>}
          <p id="days-hint" className="mt-2 text-sm text-muted">
            {words.daysHint}
          </p>
        </fieldset>
        <Field name="weeklyMail" label={words.weeklyMail} inline>
          <Checkbox value="yes" defaultChecked={weeklyMail === 'yes'} />
        </Field>
        <Button type="submit" variant="secondary" disabled={busy} className="justify-self-start">
          {words.save}
        </Button>
      </ActionForm>
    </DashboardSection>
  );
}

/** The settings of the person, not of the site. */
export function InboxSettingsForm({ saved }: { saved: { signature: string; letter_keys: boolean } }) {
  const result = useAdminForm(changeInboxSettings);
  const { fieldErrors: errors, values } = result.state;
  const hasKeys = values.ownSignature === undefined ? saved.letter_keys : values.letterKeys === 'yes';
  return (
    <DashboardSection id="own" title={words.own.title} note={words.own.note}>
      <ActionForm result={result} draft="own" className="grid max-w-text gap-6">
        <Field
          name="ownSignature"
          label={words.own.signature}
          hint={words.own.signatureHint}
          error={errors.ownSignature}
        >
          <PrefilledTextarea rows={3} defaultValue={values.ownSignature ?? saved.signature} />
        </Field>
        <Field name="letterKeys" label={words.own.letterKeys} inline>
          <Checkbox value="yes" defaultChecked={hasKeys} />
        </Field>
        <Button type="submit" variant="secondary" disabled={result.busy} className="justify-self-start">
          {words.save}
        </Button>
      </ActionForm>
    </DashboardSection>
  );
}

const { answers: texts } = words;
const OUT = 'answer-out';

/** @param newId of the answer that can be added */
export function ReadyAnswers({ answers, newId }: { answers: readonly ReadyAnswer[]; newId: string }) {
  return (
    <DashboardSection id="answers" title={texts.title} note={texts.note}>
      {/* Outside the forms of the answers: the one that is taken out goes with its answer. */}
      <ListForm action={removeAnswer} label={texts.remove} id={OUT}>
        {null}
      </ListForm>
      {[...answers, { id: newId, label: '', text: '' }].map((answer) => (
        <AnswerForm key={answer.id} answer={answer} />
      ))}
    </DashboardSection>
  );
}

function AnswerForm({ answer: { id, label, text } }: { answer: ReadyAnswer }) {
  const result = useAdminForm(keepAnswer);
  const { state, busy } = result;
  return (
    <details className="border-b border-line py-2 last:border-b-0">
      <summary className="link is-alone">{label || texts.add}</summary>
      <ActionForm
        result={result}
        draft={`answer/${label ? id : 'new'}`}
        aria-label={label || texts.add}
        className="mt-3 mb-4 grid max-w-text gap-4"
      >
        <input type="hidden" name="id" value={id} />
        <Field name="label" id={`label-${id}`} label={texts.label} error={state.fieldErrors.label} required>
          <Input defaultValue={state.values.label ?? label} autoComplete="off" />
        </Field>
        <Field name="text" id={`text-${id}`} label={texts.text} error={state.fieldErrors.text} required>
          <PrefilledTextarea defaultValue={state.values.text ?? text} />
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" size="sm" disabled={busy}>
            {texts.save}
          </Button>
          {label && (
            <Button type="submit" variant="quiet" size="sm" form={OUT} name="out" value={id} disabled={busy}>
              {texts.remove}
            </Button>
          )}
        </p>
      </ActionForm>
    </details>
  );
}
