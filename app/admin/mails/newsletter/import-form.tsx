// Reads the list in the browser, shows what was found, then sends its addresses in parts.
'use client';

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input, Textarea } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Progress } from '@/components/ui/progress';
import { newsletterWords } from '@/content/admin/mails';
import type { ImportCounts } from '@/lib/data/admin/mails';
import { importAddresses, proveForImport } from '../actions';
import { ImportColumns, recallColumns, rememberColumns } from './import-columns';
import { isOtherData, type ListTable, readTable, readText } from './list-file';
import { type ListColumn, leftFile, planImport, understandColumns, unknownIn } from './understand-list';

const words = newsletterWords.import;
/** Addresses of one list. */
const MOST = 10_000;
/** Addresses of one call, so that progress is seen and none takes long. */
const PART = 250;

interface ReadList {
  table: ListTable;
  columns: ListColumn[];
  service?: string;
  isRecalled: boolean;
}

interface ImportFormProps {
  hasFactor: boolean;
  /** Whether the database takes the session as it is. */
  isProven: boolean;
}

/** Two steps: what the list says, then the requests. The proof is asked for before the first. */
export function ImportForm({ hasFactor, isProven }: ImportFormProps) {
  const [list, setList] = useState<ReadList>();
  const [problem, setProblem] = useState<keyof typeof words.errors>();
  const found = useRef<ReadList>(undefined);
  const [password, setPassword] = useState('');
  const result = useAdminForm(proveForImport);
  const { outcome, fieldErrors, submission } = result.state;
  useEffect(() => {
    if (outcome === 'proven') setList(found.current);
  }, [outcome]);

  const look = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const read = await readList(data);
    setProblem(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return form.querySelector<HTMLElement>('[name="text"]')?.focus();
    found.current = read;
    if (isProven || outcome === 'proven') return setList(read);
    // A code raises the session; a password is sent again with each part.
    if (!hasFactor) setPassword(String(data.get('proof') ?? ''));
    const proof = new FormData();
    proof.set('proof', String(data.get('proof') ?? ''));
    startTransition(() => result.send(proof));
  };

  if (list) {
    return (
      <ReviewedList
        {...list}
        hasFactor={hasFactor}
        password={password}
        onColumns={(columns) => setList({ ...list, columns })}
        onBack={() => setList(undefined)}
      />
    );
  }
  return (
    <ActionForm
      result={result}
      draft="import"
      className="grid max-w-text gap-5"
      onSubmit={(event) => {
        // The list stays here until it was looked at.
        event.preventDefault();
        look(event.currentTarget);
      }}
    >
      <p className="hidden noscript:block">{words.noScript}</p>
      <Field name="file" label={words.file} className="noscript:hidden">
        <Input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
      </Field>
      <Field
        name="text"
        label={words.text}
        error={problem && words.errors[problem]}
        className="noscript:hidden"
      >
        <Textarea rows={4} />
      </Field>
      {!isProven && (
        <div className="noscript:hidden">
          <ProofField key={submission} id="import" hasFactor={hasFactor} error={fieldErrors.proof} />
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        disabled={result.busy}
        className="justify-self-start noscript:hidden"
      >
        {words.check}
      </Button>
    </ActionForm>
  );
}

async function readList(form: FormData): Promise<ReadList | keyof typeof words.errors> {
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  const text = isFile ? readText(new Uint8Array(await file.arrayBuffer())) : String(form.get('text') ?? '');
  if (text === null) return 'no-text';
  if (text.trim() === '') return 'missing';
  if (isOtherData(text)) return 'other-data';
  const table = readTable(text, isFile ? file.name : '');
  const understood = understandColumns(table);
  const refused = leftFile(table, understood.columns);
  if (refused) return refused;
  const recalled = recallColumns(understood.columns);
  const columns = recalled ?? understood.columns;
  const { ask, left } = planImport(table, columns);
  if (ask.length + left.length === 0) return 'none';
  if (ask.length > MOST) return 'too-many';
  return { ...understood, table, columns, isRecalled: recalled !== null };
}

interface ReviewedListProps extends ReadList {
  hasFactor: boolean;
  /** Already checked; '' where the session is enough. */
  password: string;
  onColumns: (columns: ListColumn[]) => void;
  onBack: () => void;
}

function ReviewedList({
  table,
  columns,
  service,
  isRecalled,
  hasFactor,
  password,
  onColumns,
  onBack,
}: ReviewedListProps) {
  const plan = planImport(table, columns);
  const isUnknown = unknownIn(columns).length > 0;
  const parts = usePartsOf(
    plan.ask.map((email) => {
      const { confirmed = '', source = '' } = plan.notes.get(email) ?? {};
      return [email, confirmed, source].join('\t');
    }),
    () => rememberColumns(columns, understandColumns(table).columns),
    hasFactor ? undefined : password,
  );
  const { state } = parts.result;
  const remarks = [
    service && words.service(service),
    isRecalled && words.remembered,
    !isUnknown && plan.left.length > 0 && words.left(plan.left.length),
    plan.elsewhere.length > 0 && words.elsewhere(plan.elsewhere.length),
  ].filter(Boolean);

  return (
    <ActionForm result={parts.result} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Notice
        message={{
          tone: 'neutral',
          title: isUnknown ? words.undecided : words.found(plan.ask.length),
          text: remarks.join(' '),
        }}
      />
      {!parts.hasBegun && (
        <>
          {isUnknown && <Notice message={words.unknown} />}
          <ImportColumns table={table} columns={columns} notRead={plan.notRead} onChange={onColumns} />
        </>
      )}
      {parts.hasBegun && (
        <Progress value={parts.percent} aria-label={words.sending(parts.done, plan.ask.length)} />
      )}
      {parts.isSending && <p className="text-sm text-muted">{words.sending(parts.done, plan.ask.length)}</p>}
      {parts.outcome && <Notice message={parts.outcome} />}
      {!parts.isOver && !isUnknown && plan.ask.length > 0 && (
        <>
          <Field
            name="sure"
            label={words.sure}
            inline
            error={state.fieldErrors.sure}
            className={parts.hasBegun ? 'hidden' : undefined}
          >
            <Checkbox value="yes" defaultChecked={parts.hasBegun || state.values.sure === 'yes'} />
          </Field>
          {state.fieldErrors.proof && (
            <ProofField id="import" hasFactor={hasFactor} error={state.fieldErrors.proof} />
          )}
        </>
      )}
      <p className="flex flex-wrap gap-3">
        {!parts.isOver && !isUnknown && plan.ask.length > 0 && (
          <Button type="submit" disabled={parts.isSending}>
            {parts.hasBegun ? words.goOn(plan.ask.length - parts.done) : words.bring(plan.ask.length)}
          </Button>
        )}
        {parts.isSending && parts.hasBegun && (
          <Button variant="secondary" onClick={parts.stop}>
            {words.stop}
          </Button>
        )}
        <Button variant="quiet" disabled={parts.isSending} onClick={onBack}>
          {words.back}
        </Button>
      </p>
    </ActionForm>
  );
}

/**
 * Sends addresses in parts, each after the answer to the one before, until all are sent, one fails or `stop` is called.
 * @param onBegin called with the first part that the server takes
 * @param password goes with each part, as the session alone does not prove enough; undefined for a code, which raises the session
 */
function usePartsOf(addresses: readonly string[], onBegin: () => void, password: string | undefined) {
  const result = useAdminForm(importAddresses);
  const { state } = result;
  const [done, setDone] = useState(0);
  const [counts, setCounts] = useState<ImportCounts>();
  const [isStopped, setStopped] = useState(false);
  const answered = useRef(0);
  const proof = useRef(password);
  const all = addresses.length;

  const send = (form: FormData, from: number) => {
    if (password !== undefined) {
      // Typed here if that of the first step has been refused.
      proof.current = String(form.get('proof') || proof.current);
      form.set('proof', proof.current);
    }
    form.set('addresses', addresses.slice(from, from + PART).join('\n'));
    result.send(form);
  };
  const goOn = useEffectEvent((part: ImportCounts) => {
    if (done === 0) onBegin();
    const next = Math.min(done + PART, all);
    setDone(next);
    setCounts(sum(counts, part));
    if (next === all || isStopped) return;
    const form = new FormData();
    form.set('sure', 'yes');
    startTransition(() => send(form, next));
  });
  useEffect(() => {
    // Once for each answer, also if React runs the effect twice.
    if (state.submission === answered.current) return;
    answered.current = state.submission;
    if (state.status === 'success' && state.data) goOn(state.data);
  }, [state]);

  const isOver = done === all && all > 0;
  // Stays true between two parts, so that the button to stop stays.
  const isSending = result.busy || (done > 0 && !isOver && !isStopped && state.status === 'success');
  const title = isOver ? words.done(counts?.asked ?? 0) : words.stopped(done, all);
  return {
    result: {
      ...result,
      send: (form: FormData) => {
        setStopped(false);
        send(form, done);
      },
    },
    done,
    percent: (100 * done) / all,
    hasBegun: done > 0,
    isOver,
    isSending,
    stop: () => setStopped(true),
    outcome:
      counts && (isOver || !isSending)
        ? ({ tone: isOver ? 'success' : 'neutral', title, text: words.rest(counts) } as const)
        : undefined,
  };
}

function sum(counts: ImportCounts | undefined, more: ImportCounts): ImportCounts {
  if (!counts) return more;
  return {
    asked: counts.asked + more.asked,
    known: counts.known + more.known,
    left: counts.left + more.left,
    suppressed: counts.suppressed + more.suppressed,
    invalid: counts.invalid + more.invalid,
  };
}
