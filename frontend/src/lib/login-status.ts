import { useQuery } from '@tanstack/react-query';
import { portal } from '#shared/portal/contract.ts';
import { queryOf } from './query.ts';
import { renewSchoolOfUser } from './session.ts';

const query = queryOf(portal.endpoints.loginStatus, {});

/**
 * The stored user as the server has it now. Others may change it while somebody is signed in: the name, the logo and
 * the clock of the school, which the shell and all times follow, and what a teacher may do.
 */
export const useLoginStatus = () =>
  useQuery({
    ...query,
    queryFn: async (context) => {
      const user = await query.queryFn(context);
      renewSchoolOfUser(user);
      return user;
    },
    staleTime: 5 * 60_000,
  });
