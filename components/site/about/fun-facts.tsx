import { Section } from '@/components/site/section';
import { about } from '@/content/about';

/** Six things, pinned up like the notes on a fridge. */
export function FunFacts() {
  const { heading, items } = about.funFacts;
  return (
    <Section id="facts" turned heading={heading}>
      <ul className="facts">
        {items.map((item, index) => (
          <li key={item} data-delay={(index % 3) * 90} className="fact reveal font-serif text-xl">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
