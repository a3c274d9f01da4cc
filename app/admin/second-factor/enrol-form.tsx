import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { secondFactor } from '@/content/second-factor';
import { CodeField } from './code-field';
import type { FactorField } from './read-forms';

const words = secondFactor.enrol;

type EnrolFormProps = ReturnType<typeof useFormAnswer<FactorField>> & { required: boolean };

/** First a button, then the picture to scan and the field for the first code. */
export function EnrolForm({ state, send, busy, form, required }: EnrolFormProps) {
  const { factor, secret = '', uri, qr } = state.values;
  return (
    <form ref={form} action={send} noValidate className="grid gap-5" aria-labelledby="second-factor-title">
      <h1 id="second-factor-title" className="text-3xl">
        {words.title}
      </h1>
      <p>{required ? words.lead : words.optional}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      {factor ? (
        <>
          <ol className="enrol-steps">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {qr && <QrCode modules={qr} />}
          <p>
            {words.key}: <code className="enrol-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <input type="hidden" name="factor" value={factor} />
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="uri" value={uri} />
          <CodeField key={`code-${state.submission}`} error={state.fieldErrors.code} />
          <Button type="submit" className="justify-self-start" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </>
      ) : (
        <Button type="submit" className="justify-self-start" disabled={busy}>
          {busy ? words.beginBusy : words.begin}
        </Button>
      )}
    </form>
  );
}

/** Dark on light by day and by night, as scanners want it. */
function QrCode({ modules }: { modules: string }) {
  const at = modules.indexOf(' ');
  const size = Number(modules.slice(0, at));
  return (
    <svg
      role="img"
      aria-label={words.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="enrol-picture"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.slice(at + 1)} fill="#000" />
    </svg>
  );
}
