import type { ReactNode } from 'react';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';

interface Props {
  readonly label: string;
  /** Cards, each of them an `li`. */
  readonly children: ReactNode;
}

/** Cards of works, as many beside each other as there is room for. */
export function WorkGrid({ label, children }: Props) {
  return (
    <CardGrid label={label} columns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))">
      {children}
    </CardGrid>
  );
}
