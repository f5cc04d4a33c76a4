import { useSearchParams } from 'react-router';
import { HOURS_SEARCH } from '#frontend/src/lib/paths.ts';
import type { HourAccountDto } from '#shared/contracts/hour-fields.ts';

const GENERAL = 'general';

/** The account that is open; it stands in the address, so that a reload stays there. */
export function useChosenAccount(accounts: readonly HourAccountDto[]) {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(HOURS_SEARCH.account);
  const chosen =
    accounts.find(({ course_id }) => (course_id ?? GENERAL) === named) ?? accounts.at(0);
  const choose = (course: string | null): void =>
    setParameters(
      { [HOURS_SEARCH.account]: course ?? GENERAL },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
