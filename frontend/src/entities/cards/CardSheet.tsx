import { useOwnSchool } from '#frontend/src/lib/site.ts';
import { CutSheet } from '#frontend/src/ui/CutSheet.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { SignInCard } from './SignInCard.tsx';

type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

/** Cards to be cut out. */
export function CardSheet({ cards }: { readonly cards: readonly Card[] }) {
  const school = useOwnSchool();
  return (
    <CutSheet>
      {cards.map((card) => (
        <SignInCard key={card.id} card={card} school={school} />
      ))}
    </CutSheet>
  );
}
