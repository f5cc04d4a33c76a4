import * as z from 'zod';
import { type Budget, type Endpoint, group, post } from '#shared/endpoint.ts';
import { optionalWords } from '#shared/fields.ts';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import type { HomeName } from './part.ts';
import { HOME_PARTS } from './parts.generated.ts';

export { HOME_PARTS };
export type HomePart = keyof typeof HOME_PARTS;

/** The call whose answer a part of a home is. */
export type HomeCalls = { readonly [P in HomePart]: (typeof HOME_PARTS)[P]['call'] };

/** The parts of a home. */
export const partsOfHome = (home: HomeName): HomePart[] =>
  (Object.keys(HOME_PARTS) as HomePart[]).filter((part) => HOME_PARTS[part].homes.includes(home));

/** The answer of a call, with its code: some successes have one of their own. */
const PartAnswer = ({ output }: Endpoint) =>
  z.object({ code: z.number().int(), data: output }).optional();

/** Names of parts with commas between them; all parts without any. */
const PartNames = (names: readonly HomePart[]) =>
  optionalWords(400)
    .transform((text) => (text === '' ? names : text.split(',')))
    .pipe(z.array(z.enum(names)));

interface HomeCall {
  readonly summary: string;
  readonly access: readonly Role[];
  readonly budget: Budget;
}

const home = (name: HomeName, call: HomeCall) =>
  post(`home/${name}`, {
    ...call,
    writes: 'no',
    input: () => z.object({ parts: PartNames(partsOfHome(name)) }),
    /** A part that could not be read is left out, and its own call tells why. */
    output: () =>
      z.object(
        Object.fromEntries(
          partsOfHome(name).map((part) => [part, PartAnswer(HOME_PARTS[part].call)] as const),
        ),
      ),
  });

const student = home('student', {
  summary: 'All that the home of a student shows, each part as its own call answers it.',
  access: [ROLE.student],
  budget: { read: 40, write: 0 },
});

const staff = home('staff', {
  summary: 'All that the home of staff shows, each part as its own call answers it.',
  access: STAFF,
  budget: { read: 36, write: 0 },
});

const live = home('live', {
  summary: 'All that the home of live teachers shows, each part as its own call answers it.',
  access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
  budget: { read: 10, write: 0 },
});

const platform = home('platform', {
  summary: 'All that the home of operators shows, each part as its own call answers it.',
  access: [ROLE.platform],
  budget: { read: 5, write: 0 },
});

export const homes = group('homes', { student, staff, live, platform });
