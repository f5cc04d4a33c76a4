import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import { makeScene, SAID, type Texts, textsIn, WAYS, type Way } from '../harness/childs-scene.ts';
import { PATIENCE } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { editorOf, partsOf, place, placed, withFinger } from '../harness/hands.ts';
import { expectForFingers, takePicture } from '../harness/look.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

const SIZES = {
  upright: { width: 768, height: 1024 },
  lying: { width: 1024, height: 768 },
} as const;

test.use({ viewport: SIZES.upright, hasTouch: true });

/** A child with a tablet, on the way from station to station. */
function walk(page: Page, texts: Texts, { language, held, asksPictures }: Way) {
  let stations = 0;
  return {
    page,
    texts,
    held,
    asksPictures,
    said: SAID[language],
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Looks at what is there now. */
    look: async (station: string) => {
      stations += 1;
      const no = String(stations).padStart(2, '0');
      await takePicture(page, `${language}-${held}-${no}-${station}`);
      await expectForFingers(page);
    },
  };
}
type Walk = ReturnType<typeof walk>;

/** Signs in with what the QR code of the card leads to; where the school wants it, with four pictures. */
async function signIn(
  { page, texts, asksPictures, look, button }: Walk,
  address: string,
): Promise<void> {
  await page.goto(address);
  if (asksPictures) {
    const { cards, pins } = texts;
    const { sun, cake, moon } = pins.picture;
    for (const done of [cards.pinNext, cards.pinDone]) {
      for (const picture of [sun, cake, sun, moon]) await button(picture).tap();
      await look('pictures');
      await button(done).tap();
    }
  }
  await expect(page).toHaveURL('/dashboard');
}

/** Opens the task from the home, and a project from the task. */
async function begin({ page, texts, said, look }: Walk): Promise<void> {
  const tasks = page.getByRole('region', { name: texts.homes.student.tasks });
  await expect(tasks.getByRole('link', { name: said.task })).toBeVisible();
  await expect(page.getByText(texts.homes.student.noWorks)).toBeVisible();
  await look('home');
  await tasks.getByRole('link', { name: said.task }).tap();
  const start = page.getByRole('link', { name: texts.submissions.newProject });
  await expect(start).toBeVisible();
  await look('task');
  await start.tap();
}

/** Adds a figure of the library, and two blocks to the one that was there. */
async function build({ page, texts, said, look, button }: Walk): Promise<void> {
  await expect(button(texts.scratch.save)).toBeEnabled(PATIENCE);
  await look('editor');
  const editor = editorOf(page);
  const categories = editor.locator('.blocklyToolboxCategory');
  // Motion, looks, sound, events.
  await categories.nth(3).tap();
  await place(page, withFinger(page), 'event_whenflagclicked', { x: 40, y: 90 });
  await categories.nth(0).tap();
  await place(page, withFinger(page), 'motion_movesteps', { x: 46, y: 148 });
  // The first touch shows what there is to choose from, the second takes the library.
  const add = editor.locator('[class*="sprite-selector_add-button"] button').first();
  await add.tap();
  await add.tap();
  const library = page.getByRole('dialog', { name: texts.scratchLibrary.title.sprite });
  await expect(library.getByRole('button', { name: said.figure, exact: true })).toBeVisible();
  await look('library');
  await library.getByRole('button', { name: said.figure, exact: true }).tap();
  await expect(editor.locator('[class*="sprite-selector_sprite-wrapper_"]')).toHaveCount(2);
  await look('built');
}

/** Turns the tablet and back, and plays. */
async function turnAndPlay({ page, held, look }: Walk): Promise<void> {
  const { flag, sprite, spriteX } = partsOf(page);
  await sprite.tap();
  await page.setViewportSize(SIZES[held === 'upright' ? 'lying' : 'upright']);
  await expect(placed(page, 'motion_movesteps')).toBeVisible();
  await look('turned');
  await page.setViewportSize(SIZES[held]);
  const before = Number(await spriteX.inputValue());
  await flag.tap();
  await expect(spriteX).toHaveValue(String(before + 10));
}

/** Hands in by two touches where one is enough. */
async function handIn({ page, texts, look, button }: Walk): Promise<void> {
  const { submissions } = texts;
  // The first save gives the project its address while a child waits, or touches it once more.
  await button(texts.scratch.back).dblclick();
  const hand = button(submissions.handIn.now);
  await expect(hand).toBeEnabled(PATIENCE);
  await expect(hand).toBeInViewport({ ratio: 1 });
  await look('to hand in');
  await hand.dblclick();
  const answers = page.getByRole('region', { name: submissions.whatCame });
  await expect(answers.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alert').getByText(submissions.handedInNow)).toBeInViewport();
  await expect(button(submissions.handInAgain)).toBeHidden();
  await expect(page.getByText(texts.task.own.state.handed_in, { exact: true })).toBeVisible();
  await look('handed in');
}

/** Finds it all on the home again. */
async function comeHome({ page, texts, said, look }: Walk): Promise<void> {
  await page.getByRole('link', { name: texts.submissions.allTasks }).tap();
  await expect(page.getByRole('link', { name: said.task })).toContainText(
    texts.task.own.state.handed_in,
  );
  await look('tasks');
  await page.getByRole('link', { name: texts.submissions.home }).tap();
  const works = page.getByRole('region', { name: texts.homes.student.works });
  await expect(works.getByRole('link', { name: texts.homes.student.goOn })).toHaveCount(1);
  await look('home again');
}

for (const way of WAYS)
  test(
    `a child goes from the card to the first project that is handed in, in ${way.language}, ${way.held}`,
    ONE_SIZE,
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(SIZES[way.held]);
      await page.addInitScript(
        ([key, language]) => {
          // Frames of the editor and the empty page have no storage.
          if (window === window.top && location.origin !== 'null')
            localStorage.setItem(key, language);
        },
        [STORAGE_KEY.language, way.language] as const,
      );
      const { teacher, taskId, address } = await makeScene(way);
      const child = walk(page, await textsIn(way.language), way);
      await signIn(child, address);
      await begin(child);
      await build(child);
      await turnAndPlay(child);
      await handIn(child);
      await comeHome(child);

      await enter(page, teacher, `/taskMan/see/view/${taskId}/next`);
      const { child: name } = SAID[way.language];
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await takePicture(page, `${way.language}-${way.held}-99-teacher`);
    },
  );
