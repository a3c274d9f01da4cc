import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

interface PersonRowProps {
  name: string;
  fact: ReactNode;
  tone: ComponentProps<typeof Badge>['tone'];
  badge: string;
}

/** A person in a list. The email address has its own line until everything fits on one. */
export function PersonRow({ name, fact, tone, badge }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-line py-[0.7rem] last:border-b-0">
      <span className="min-w-0 flex-[1_0_100%] wrap-anywhere @min-[34rem]/sheet:flex-[1_0_14rem]">
        {name}
      </span>
      <span className="text-sm text-muted">{fact}</span>
      <Badge tone={tone}>{badge}</Badge>
    </li>
  );
}
