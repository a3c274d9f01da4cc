import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ElementsScript, SkipLink } from '@/components/site/frame';
import { LinkButton, TextLink } from '@/components/site/links';
import { AppBar } from '@/components/site/navigation';
import { SafetyAnswers } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { night } from '@/content/night';
import { colors } from '@/lib/design/colors';
import { paths } from '@/lib/paths';

const { title, description } = night;

export const metadata: Metadata = { title, description, robots: { index: false } };

export const viewport: Viewport = { colorScheme: 'dark', themeColor: colors.night.dark };

/** One page for a bad night: dark always, no menu, no links but to a phone, to one flip, and to the page for someone near. */
export default function NightPage() {
  const { headline, call, wait, nothing, morning, end } = night;
  return (
    <div data-theme="night" className="@container min-h-dvh bg-(--ground) [--ground:var(--night)]">
      <SkipLink />
      <AppBar path={paths.night} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-160 grid-cols-1 gap-16 px-6 py-14 text-lg outline-none sm:py-24 @max-[16rem]:gap-6 @max-[16rem]:px-3 @max-[16rem]:py-4"
      >
        <section
          id="morning"
          hidden
          aria-labelledby="morning-heading"
          className="grid justify-items-start gap-4 rounded-md border border-sage p-6"
        >
          <h2 id="morning-heading" className="text-xl">
            <span data-text={morning.heading} />
          </h2>
          <p>
            <output translate="no" className="font-serif text-2xl" />
          </p>
          <p data-text={morning.text} />
          <Button variant="secondary" data-text={morning.away} />
        </section>
        <div id="thrown" hidden role="status" className="flex flex-wrap items-center gap-4">
          <span data-text={morning.gone} /> <Button variant="secondary" data-text={morning.undo} />
        </div>
        <h1 className="max-w-[10.5em] text-3xl text-balance @max-[16rem]:text-2xl">{headline}</h1>
        <ol className="grid grid-cols-1 gap-16 @max-[16rem]:gap-10">
          <Step number={1} heading={call.heading}>
            {/* With large text the number comes into the first screen, to the eye before the signs it is for. */}
            <div className="text-base @max-[16rem]:[&_dl>:first-child]:border-0 @max-[16rem]:[&_dl>:first-child]:pt-0 @max-[16rem]:[&_dl>:first-child>dd]:contents @max-[16rem]:[&_[data-nearest]]:order-first [&_a:not([class])]:font-semibold [&_a:not([class])]:underline">
              <SafetyAnswers isNearest />
            </div>
            <p className="text-muted">{call.no}</p>
          </Step>
          <Step number={2} heading={wait.heading}>
            <p>{wait.text}</p>
            <p className="text-base text-muted">{wait.unsure}</p>
            {/* Only the script can keep the words, so it brings the texts and shows the form. */}
            <form id="slip" hidden className="grid justify-items-start gap-3">
              <label htmlFor="slip-words">
                <span data-text={wait.label} />
              </label>
              <textarea
                id="slip-words"
                rows={1}
                maxLength={60}
                dir="auto"
                required
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="done"
                className="min-h-13 w-full resize-none rounded-md border border-edge bg-surface px-4 py-3 [field-sizing:content]"
              />
              <Button type="submit" variant="secondary" data-text={wait.keep} />
            </form>
            <p
              id="slip-status"
              role="status"
              data-kept={wait.kept}
              data-not-kept={wait.notKept}
              className="text-sage"
            />
          </Step>
          <Step number={3} heading={nothing.heading}>
            <p>{nothing.text}</p>
            <p>
              <LinkButton link={nothing.flip} size="lg" />
            </p>
            <p className="text-base text-muted">
              {nothing.beside.text} <TextLink link={nothing.beside.link} alone />
            </p>
          </Step>
        </ol>
        <p className="border-t border-line pt-8 text-muted">{end}</p>
      </main>
      <ElementsScript />
      <script type="module" src={process.env.NIGHT_SCRIPT} />
    </div>
  );
}

function Step({ number, heading, children }: { number: number; heading: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-5 @max-[16rem]:gap-3">
      <h2 className="grid grid-cols-[2.5rem_1fr] items-baseline text-2xl @max-[16rem]:grid-cols-[1.25rem_1fr]">
        <span aria-hidden="true" className="font-serif text-apricot">
          {number}
        </span>{' '}
        {heading}
      </h2>
      {children}
    </li>
  );
}
