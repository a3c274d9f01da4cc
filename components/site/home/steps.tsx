import { SpiralToLine } from '@/components/illustrations/spiral-to-line';
import { Section } from '@/components/site/section';
import { home } from '@/content/home';

/** The method in four steps, under the line that comes out of the spiral. */
export function Steps() {
  return (
    <Section id="method" heading={home.steps.headline} turned>
      <SpiralToLine className="steps-line" />
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {home.steps.items.map(({ title, text }, index) => (
          <li
            key={title}
            data-delay={index * 90}
            className="reveal grid grid-cols-[3rem_1fr] content-start sm:block"
          >
            <p aria-hidden="true" className="figures font-serif text-2xl leading-none text-apricot">
              {index + 1}
            </p>
            <div>
              <h3 className="text-xl sm:mt-4">{title}</h3>
              <p className="mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
