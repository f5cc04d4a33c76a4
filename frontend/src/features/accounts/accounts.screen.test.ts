import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, drawPicture, expectAt, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

const { enter, expectProblems, open, watchCalls } = application;

const CHANGED = 'Changed2026';

const accountButton = page.getByRole('button', { name: /^My account: / });
const openDialog = (): Promise<void> => act(/^My account: /, 'My account');
const callsOf = (calls: readonly string[], { path }: { readonly path: string }): number =>
  calls.filter((each) => each === path).length;

describe('the password', () => {
  let person: Awaited<ReturnType<typeof newPerson>>;
  beforeEach(async () => {
    person = await newPerson(ROLE.teacher);
    await enter(person);
    await open('/index');
    await openDialog();
    await page.getByRole('tab', { name: 'Change password' }).click();
  });

  async function change(old: string, fresh: string, again = fresh): Promise<void> {
    await page.getByLabelText(/^Old password/).fill(old);
    await page.getByLabelText(/^New password(?! again)/).fill(fresh);
    await page.getByLabelText(/^New password again/).fill(again);
    await press('Change password');
  }

  test('is not changed without the old one', async () => {
    await expectAccessible();
    expectProblems(/^refused: /);
    await change('wrong12345', CHANGED);
    await expect.element(page.getByText(/wrong|incorrect|not correct/i)).toBeVisible();
  });

  test('is refused in words', async () => {
    await change(person.password, CHANGED, `${CHANGED}x`);
    await expect.element(page.getByText(/The passwords don’t match/)).toBeVisible();
    await change(person.password, person.password);
    await expect
      .element(page.getByText(/The new password is the same as the old password/))
      .toBeVisible();
    await change(person.password, 'no symbols!');
    await expect
      .element(page.getByText(/The password length is 6 to 20 non-special characters/))
      .toBeVisible();
  });

  test('is changed, and back', async () => {
    await change(person.password, CHANGED);
    await expect.element(dialog()).not.toBeInTheDocument();
    await enter(null);
    await enter({ ...person, password: CHANGED });
    await open('/index');
    await openDialog();
    await page.getByRole('tab', { name: 'Change password' }).click();
    await change(CHANGED, person.password);
    await expect.element(dialog()).not.toBeInTheDocument();
    await enter(null);
    await enter(person);
    await open('/index');
    await expect.element(accountButton).toBeVisible();
  });
});

describe('the profile', () => {
  const nickname = page.getByLabelText(/^Nickname/);

  beforeEach(async () => {
    await enter(await newPerson(ROLE.student));
    await open('/dashboard');
    await openDialog();
    await expect.element(nickname).toBeVisible();
  });

  test.each([
    ['小明🚀', 'The nickname contains special characters'],
    ['', 'Please enter a nickname'],
    ['   ', 'Please enter a nickname'],
  ])('refuses the nickname “%s” in words', async (value, message) => {
    await nickname.fill(value);
    await press('Save');
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('is saved once', async () => {
    await expectAccessible();
    await nickname.fill('小明2号');
    await expect.element(page.getByLabelText(/^Phone/)).toHaveAttribute('readonly');
    const calls = watchCalls();
    await page.getByRole('button', { name: 'Save' }).dblClick();
    await expect.element(toast(/successfully/)).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsOf(calls, portal.endpoints.updateInfo)).toBe(1);
    await expect.element(accountButton).toHaveAccessibleName('My account: 小明2号');
  });
});

test.each(['', 'Ana Maria'])('a profile whose nickname is “%s” proposes one', async (nick) => {
  await enter(await newPerson(ROLE.teacher, {}, { name: 'Ana Maria', nick }));
  await open('/user');
  await expect.element(page.getByLabelText(/^Nickname/)).toHaveValue('AnaMaria');
  await press('Save');
  await expect.element(toast(/successfully/)).toBeVisible();
});

describe('the avatar', () => {
  const changing = dialog('Change avatar');
  const choice = changing.getByLabelText(/^Choose/).first();

  beforeEach(async () => {
    await enter(await newPerson(ROLE.teacher));
    await open('/user');
    await expectAt('/user');
    await press('Change avatar');
  });

  test.each([
    ['a program', new File(['MZ', new Uint8Array(600)], 'game.png', { type: 'image/png' })],
    ['a picture with the name of one', new File(['GIF89a'], 'game.exe', { type: 'image/png' })],
  ])('is not %s', async (_, file) => {
    await choice.upload(file);
    await expect
      .element(changing.getByRole('alert'))
      .toMatchTextContent('The picture must be of type gif, jpeg, jpg, png or bmp');
  });

  test('is cut out of a photo', async () => {
    const drawn = await drawPicture('me.png', 4000, 3000);
    // As large as one of a telephone; what is cut out of it is sent in base64.
    const photo = new File([drawn, new Uint8Array(5.5 * 1024 ** 2)], drawn.name, drawn);
    await choice.upload(photo);
    await expect.element(changing.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expectAccessible();
    const calls = watchCalls();
    await changing.getByRole('button', { name: 'Upload avatar' }).dblClick();
    await expect.element(toast('Update success')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(callsOf(calls, portal.endpoints.makeAvatar)).toBe(1);
    const picture = () => accountButton.element().querySelector('img');
    await expect.poll(() => picture()?.src).toMatch(/\/media\//);
    await expect.poll(() => picture()?.naturalWidth).toBe(200);
  });
});
