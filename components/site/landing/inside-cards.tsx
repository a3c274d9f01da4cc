import { Cup } from '@/components/illustrations/cup';
import { PhoneText } from '@/components/illustrations/phone-text';
import { TimesTable } from '@/components/illustrations/times-table';
import { TurnedPage } from '@/components/illustrations/turned-page';
import { Section } from '@/components/site/section';
import { landing } from '@/content/landing';

const drawings = [TurnedPage, TimesTable, PhoneText, Cup];

/** Four things, each with a drawing of where it is used. */
export function InsideCards() {
  const { heading, cards } = landing.inside;
  return (
    <Section id="inside" ground="surface" turned heading={heading}>
      <ul className="inside-cards">
        {cards.map(({ title, text }, index) => {
          const Drawing = drawings[index] ?? TurnedPage;
          return (
            <li key={title} data-delay={index * 90} className="reveal">
              <Drawing className="h-28" />
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
