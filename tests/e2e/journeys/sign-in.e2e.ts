import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { fillSignIn } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

test(
  'one signs in before the site has said its name',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await page.route(`**/${portal.endpoints.webConfig.path}`, () => {});
    await page.goto('/login');
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/index');
  },
);

test(
  'repeated failures demand a proof of work, which the browser brings along',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    for (let failure = 0; failure < SIGN_IN_LIMITS.challengeAfter + 1; failure += 1) {
      await fillSignIn(page, { account: person.account, password: `wrong1234${failure}` });
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(button).toBeEnabled();
    }
    await expect(page.getByText(/security check runs by itself/)).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/index', { timeout: 30_000 });
  },
);
