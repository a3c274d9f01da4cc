import { LostPage } from '@/components/illustrations/lost-page';
import { PhoneText } from '@/components/illustrations/phone-text';
import { SearchCreature } from '@/components/illustrations/search-creature';
import { Section } from '@/components/site/section';
import { about } from '@/content/about';

const drawings = [SearchCreature, PhoneText, LostPage];

/** What sets the method apart, each with what it is about. */
export function Differences() {
  const { heading, items } = about.differences;
  return (
    <Section id="differences" ground="sea" turned heading={heading}>
      <ul className="grid border-t border-sea-ink/40">
        {items.map(({ title, text }, index) => {
          const Drawing = drawings[index] ?? SearchCreature;
          return (
            <li key={title} data-delay={index * 90} className="difference reveal">
              <Drawing className="h-24 lg:h-28" />
              <h3 className="text-2xl">{title}</h3>
              <p className="max-w-[30rem]">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
