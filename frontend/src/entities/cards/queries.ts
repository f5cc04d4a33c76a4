import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { students } from '#shared/students/contract.ts';

const { endpoints } = students;
/** Of a change that only the history shows. */
const HISTORY = [endpoints.history] as const;

export const useMakeCards = () => useChange(endpoints.makeCards, { changes: HISTORY, quiet: true });
export const useCardRules = () => useQuery(queryOf(endpoints.cardRules, {}));
export const useSetCardRules = () =>
  useChange(endpoints.setCardRules, { changes: [endpoints.cardRules] });
export const useSetCardPins = () => useChange(endpoints.setCardPins, { changes: HISTORY });
