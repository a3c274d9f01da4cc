import { Button } from '@/components/ui/button';
import { secondFactor } from '@/content/second-factor';
import { CodeField, FactorForm, type FactorResult } from './code-forms';

const words = secondFactor.enrol;

/** First a start button, then the QR code and the field for the first code. */
export function EnrolForm({ required, ...result }: FactorResult & { required: boolean }) {
  const { busy } = result;
  const { factor, secret = '', uri, qr } = result.state.values;
  return (
    <FactorForm result={result} words={required ? words : { ...words, lead: words.optional }}>
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
          <input type="hidden" name="uri" value={uri} />
          <CodeField {...result} />
          <Button type="submit" className="justify-self-start" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </>
      ) : (
        <Button type="submit" className="justify-self-start" disabled={busy}>
          {busy ? words.beginBusy : words.begin}
        </Button>
      )}
    </FactorForm>
  );
}

/** Dark on light in both themes, as scanners require. */
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
