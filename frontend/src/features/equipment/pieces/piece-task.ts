import type { PieceDto } from '#shared/equipment/fields.ts';
import type { PieceStep } from '#shared/equipment/rules.ts';

/** What is being done with some pieces; each has a dialog. `done` clears a selection. */
export type PieceTask =
  | {
      readonly what: 'lend';
      readonly pieces: readonly PieceDto[];
      /** For how many days it is usually lent, where that is known. */
      readonly days?: number;
      readonly done?: () => void;
    }
  | {
      readonly what: 'step';
      readonly step: PieceStep;
      readonly pieces: readonly PieceDto[];
      readonly done?: () => void;
    }
  | { readonly what: 'labels'; readonly pieces: readonly PieceDto[] }
  | { readonly what: 'edit'; readonly piece: PieceDto }
  | { readonly what: 'remove'; readonly piece: PieceDto };
