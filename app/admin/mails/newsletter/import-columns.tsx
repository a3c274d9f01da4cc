// The owner says what the columns of a list mean.
'use client';
import { DataTable } from '@/app/admin/figures';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin/mails';
import { isBlank } from '@/lib/domain/email-address';
import { type Meaning, plain } from './column-words';
import type { ListTable } from './list-file';
import { type ListColumn, type ListPlan, OTHERS, type Role, roles } from './understand-list';

const words = newsletterWords.import;
const ROWS = 5;
const LINES = 20;

interface ImportColumnsProps {
  table: ListTable;
  columns: readonly ListColumn[];
  notRead: ListPlan['notRead'];
  onChange: (columns: ListColumn[]) => void;
}

/** What each column says, the first rows, and the lines that were not read. */
export function ImportColumns({ table, columns, notRead, onChange }: ImportColumnsProps) {
  const named = columns.map((column, index) => ({
    ...column,
    index,
    name: column.name || words.column(index + 1),
  }));
  const isSpeaking = ({ role }: ListColumn) => role !== 'unused';
  const others = named.filter((column) => !isSpeaking(column));
  const setMeaning = (index: number, value: string, meaning: Meaning) =>
    onChange(
      columns.map((each, other) => {
        const values = each.values.map((known) => (known.value === value ? { ...known, meaning } : known));
        return other === index ? { ...each, values } : each;
      }),
    );
  const setRole = (index: number, role: Role) =>
    // Several columns can say who left; every other role belongs to one column.
    onChange(
      columns.map((each, other) => {
        if (other === index) return { ...each, role };
        return role !== 'left' && each.role === role ? { ...each, role: 'unused' } : each;
      }),
    );
  const roleField = ({ index, name, role }: (typeof named)[number]) => (
    <ChoiceOf
      key={index}
      id={`role-${index}`}
      label={words.role(name)}
      options={words.roles}
      chosen={role}
      onChange={(chosen) => setRole(index, chosen)}
      className="min-w-0"
    />
  );
  return (
    <>
      <section className="grid gap-4">
        <h3 className="text-lg">{words.columns}</h3>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {named.filter(isSpeaking).map(roleField)}
        </div>
        {others.length > 0 && (
          <details>
            <summary className="link">{words.others(others.length)}</summary>
            <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{others.map(roleField)}</div>
          </details>
        )}
      </section>
      {named
        .filter(({ role }) => role === 'left')
        .map(({ index, name, values }) => (
          <fieldset key={index} className="grid gap-4">
            <legend className="mb-3 font-semibold">{words.values(name)}</legend>
            {values.map(({ value, example, count, meaning }) => {
              const text =
                value === OTHERS ? words.otherValues(example) : isBlank(example) ? words.empty : example;
              return (
                <ChoiceOf
                  key={value}
                  id={`meaning-${index}-${value}`}
                  label={`${text} (${words.times(count)})`}
                  options={words.meanings}
                  chosen={meaning}
                  onChange={(chosen) => setMeaning(index, value, chosen)}
                  className="max-w-text sm:grid-cols-[1fr_12rem] sm:items-center"
                />
              );
            })}
          </fieldset>
        ))}
      {notRead.length > 0 && (
        <details>
          <summary className="link">{words.notRead(notRead.length)}</summary>
          <ul className="mt-3 grid gap-1 text-sm">
            {notRead.slice(0, LINES).map(({ line, text }) => (
              <li key={line} className="wrap-anywhere" dir="auto">
                <span className="text-muted">{words.line(line)}:</span> {text}
              </li>
            ))}
            {notRead.length > LINES && <li>{words.moreLines(notRead.length - LINES)}</li>}
          </ul>
        </details>
      )}
      <details>
        <summary className="link">{words.rows}</summary>
        <div className="mt-3">
          <DataTable
            table={{
              title: words.rows,
              columns: named.map(({ name }) => name),
              rows: table.rows
                .slice(0, ROWS)
                .map(({ cells }) => named.map(({ index }) => cells[index] ?? '')),
            }}
          />
        </div>
      </details>
    </>
  );
}

interface ChoiceProps<Choice extends string> {
  id: string;
  label: string;
  options: Readonly<Record<Choice, string>>;
  chosen: Choice;
  onChange: (choice: Choice) => void;
  className: string;
}

function ChoiceOf<Choice extends string>(props: ChoiceProps<Choice>) {
  const { id, label, options, chosen, onChange, className } = props;
  return (
    <Field name={id} label={label} className={cn('wrap-anywhere', className)}>
      <Select
        value={chosen}
        aria-invalid={chosen === 'unknown' || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Choice)}
      >
        {Object.entries<string>(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** On this device: how the columns of a file were read the last time, by the names of all its columns. */
const KEY = 'import-columns';
/** Shapes that are remembered, the newest first. */
const MOST = 10;

const shapeOf = (columns: readonly ListColumn[]) => columns.map(({ name }) => plain(name)).join('|');

type Chosen = Pick<ListColumn, 'role'> & { values: Record<string, string> };

/**
 * The columns as they were chosen for the last file of this shape; null if there was none. Values that are new keep their meaning,
 * also in a column that said nothing then, such as one of days before the first reader left.
 */
export function recallColumns(columns: readonly ListColumn[]): ListColumn[] | null {
  const known = read().find(([shape]) => shape === shapeOf(columns))?.[1];
  if (!known || columns.every(({ name }) => name === '')) return null;
  return columns.map((column, index) => {
    // What is stored may be anything.
    const { role, values }: Partial<Chosen> = Object(known[index]);
    const seen: object = Object(values);
    const saysMore =
      column.role === 'left' &&
      column.values.some(({ value, meaning }) => meaning !== 'ask' && !Object.hasOwn(seen, value));
    return {
      ...column,
      role: role && roles.includes(role) && !saysMore ? role : column.role,
      values: column.values.map((each) => {
        const meaning = role === 'left' && Object(values)[each.value];
        return meaning === 'ask' || meaning === 'left' ? { ...each, meaning } : each;
      }),
    };
  });
}

/**
 * Remembers how the columns of a file are read, where storage can be written.
 * @param understood what its words said
 */
export function rememberColumns(columns: readonly ListColumn[], understood: readonly ListColumn[]): void {
  const shape = shapeOf(columns);
  const chosen = columns.map(({ role, values }, index): Chosen => {
    // No names or notes, which a column about something else may hold.
    const isAboutLeaving = role === 'left' || understood[index]?.role === 'left';
    const kept = isAboutLeaving ? values.map(({ value, meaning }) => [value, meaning]) : [];
    return { role, values: Object.fromEntries(kept) };
  });
  const others = read().filter(([other]) => other !== shape);
  try {
    localStorage.setItem(KEY, JSON.stringify([[shape, chosen], ...others].slice(0, MOST)));
  } catch {
    // Without storage, the next file is read by its own words.
  }
}

function read(): [shape: string, columns: Partial<Chosen>[]][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => Array.isArray(each) && Array.isArray(each[1]))
      : [];
  } catch {
    return [];
  }
}
