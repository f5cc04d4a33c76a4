import type { LibraryChoice } from '#frontend/src/entities/scratch/messages.ts';
import type { Language } from '#shared/languages.ts';
import {
  backdropOf,
  costumeOf,
  findBackdrop,
  findSound,
  findSprite,
  soundOf,
  spriteOf,
} from './library-items.ts';
import type { EditorState, VirtualMachine } from './scratch-gui.ts';

/** The package exports no action for its tabs. */
const SHOW_BLOCKS = { type: 'scratch-gui/navigation/ACTIVATE_TAB', activeTabIndex: 0 } as const;

/** Adds an item of our library to the project, named in the user's language. Throws if the library has no such item. */
export async function addItem(
  { vm, state }: { readonly vm: VirtualMachine; readonly state: EditorState },
  { kind, id, costume }: LibraryChoice,
  language: Language,
): Promise<void> {
  if (kind === 'sprite') {
    await vm.addSprite(JSON.stringify(spriteOf(findSprite(id), language)));
    state.dispatch(SHOW_BLOCKS);
  } else if (kind === 'costume') {
    const look = costumeOf(findSprite(id), costume, language);
    await vm.addCostumeFromLibrary(look.md5ext, look);
  } else if (kind === 'backdrop') {
    const look = backdropOf(findBackdrop(id), language);
    await vm.addBackdrop(look.md5ext, look);
  } else await vm.addSound(soundOf(findSound(id), language));
}
