import { ROLE } from '#shared/roles.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const HOMES = [
  { name: 'principal', role: ROLE.principal, home: '/index' },
  { name: 'teacher', role: ROLE.teacher, home: '/index' },
  { name: 'student', role: ROLE.student, home: '/dashboard' },
  { name: 'live teacher', role: ROLE.liveTeacher, home: '/liveManagement' },
] as const;

for (const { name, role, home } of HOMES) {
  test(`a ${name} signs in and is at home`, async ({ page, accessible }) => {
    await page.goto('/login');
    await accessible();
    await signIn(page, demo(role));
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/shots/${name}-${test.info().project.name}.png` });
    await accessible();
  });
}
