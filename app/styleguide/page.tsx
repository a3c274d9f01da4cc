import { notFound } from 'next/navigation';
import { BookCover } from '@/components/illustrations/book-cover';
import { ColdWater } from '@/components/illustrations/cold-water';
import { CountObjects } from '@/components/illustrations/count-objects';
import { Cup } from '@/components/illustrations/cup';
import { DinnerPlate } from '@/components/illustrations/dinner-plate';
import { Hands } from '@/components/illustrations/hands';
import { JumpingJacks } from '@/components/illustrations/jumping-jacks';
import { LostPage } from '@/components/illustrations/lost-page';
import { Mark } from '@/components/illustrations/mark';
import { PhoneText } from '@/components/illustrations/phone-text';
import { SearchCreature } from '@/components/illustrations/search-creature';
import { Slug } from '@/components/illustrations/slug';
import { SpiralToLine } from '@/components/illustrations/spiral-to-line';
import { TimesTable } from '@/components/illustrations/times-table';
import { TurnedPage } from '@/components/illustrations/turned-page';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { type ColorName, colors } from '@/lib/design/colors';

const drawings = {
  SearchCreature,
  Slug,
  TimesTable,
  JumpingJacks,
  ColdWater,
  PhoneText,
  DinnerPlate,
  CountObjects,
  Hands,
  Cup,
  LostPage,
  TurnedPage,
};

/** The pieces of the design on one page, for those who build with them. */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <main className="wrap grid gap-16 py-16">
      <h1 className="text-display">The pieces</h1>
      <section className="grid gap-4">
        <p className="text-display font-serif">Display</p>
        <p className="text-3xl font-serif">Headline of a page, 3xl</p>
        <p className="text-2xl font-serif">Headline of a part, 2xl</p>
        <p className="text-xl font-serif">Title, xl</p>
        <p className="max-w-prose text-lg">
          Lead, lg. The first sentence after a headline, when it carries the rest.
        </p>
        <p className="max-w-prose">
          Text, base. Your body sounded an alarm. The alarm is real, the fire may not be.
        </p>
        <p className="max-w-prose text-sm text-muted">Small, sm. Captions and legal lines.</p>
      </section>
      <section className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {(Object.keys(colors) as ColorName[]).map((name) => (
          <div key={name} className="text-sm">
            <svg aria-hidden="true" className="h-16 w-full border border-line">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            {name}
          </div>
        ))}
      </section>
      <section className="grid grid-cols-2 gap-10 md:grid-cols-3">
        <SpiralToLine className="col-span-full w-full" />
        {Object.entries(drawings).map(([name, Draw]) => (
          <figure key={name}>
            <Draw className="w-full" />
            <figcaption className="mt-2 text-sm text-muted">{name}</figcaption>
          </figure>
        ))}
      </section>
      <section className="flex items-end gap-8">
        <BookCover className="w-72" />
        <BookCover className="h-16" />
        <Mark className="h-40" />
        <Mark className="h-10" />
        <Mark className="h-5" />
      </section>
      <section className="flex flex-wrap items-center gap-4">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <ButtonLink href="/" size="lg">
          Large link
        </ButtonLink>
        <Badge>Line</Badge>
        <Badge tone="sage">Sage</Badge>
        <Badge tone="apricot">Apricot</Badge>
        <Badge tone="sea">Sea</Badge>
      </section>
      <section className="grid max-w-form gap-5">
        <Field name="email" label="Email" required hint="Only for the workbook.">
          <Input type="email" autoComplete="email" />
        </Field>
        <Field name="wrong" label="First name" required error="Please tell us your first name.">
          <Input />
        </Field>
        <Field name="topic" label="What's this about?">
          <Select>
            <option>General Question</option>
          </Select>
        </Field>
        <Field name="message" label="Message">
          <Textarea />
        </Field>
        <Field name="agree" label="Send me the workbook and seven mails." inline>
          <Checkbox />
        </Field>
        <Progress label="Progress" value={40} />
        <Spinner label="Loading" />
      </section>
      <section className="grid gap-4 md:grid-cols-3">
        <Notice
          message={{ tone: 'neutral', title: 'Signed out', text: "You've been signed out successfully." }}
        />
        <Notice message={{ tone: 'success', title: 'Message Sent!', text: 'Thanks for reaching out!' }} />
        <Notice
          message={{ tone: 'destructive', title: 'Oops!', text: 'Please fill in all required fields.' }}
        />
      </section>
      <section className="grid gap-4 md:grid-cols-3">
        <Card look="sheet">Sheet</Card>
        <Card>Plain</Card>
        <Card look="sage">Sage</Card>
        <Card look="apricot">Apricot</Card>
        <Card look="sea">Sea</Card>
      </section>
    </main>
  );
}
