import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Scratch',
  untitled: 'My project',
  copyOf: 'Copy of {{title}}',
  editor: 'Scratch editor',
  player: 'Stage of the project',
  back: 'Back',
  name: 'Name of the project',
  save: 'Save',
  more: 'More',
  saveCopy: 'Save as a copy',
  versions: 'Versions',
  fullScreen: 'Play full screen',
  help: {
    ask: 'I need help',
    asking: 'Telling your teacher…',
    asked: 'Your teacher knows',
    coming: '{{name}} is coming',
    withdraw: 'I don’t need help any more',
  },
  about: 'About Scratch',
  aboutText:
    'Scratch is developed by the Scratch Foundation. This is the unmodified Scratch editor, licensed under version 3 of the GNU AGPL.',
  licence: 'Licence',
  source: 'Source code',
  opening: 'Opening the editor…',
  state: {
    saving: 'Saving…',
    leaving: 'Saving your changes before you leave…',
    savedAt: 'Saved at {{time}}',
    savedOn: 'Saved {{time}}',
    unsavedSince: 'Not saved since {{time}}',
    offline: 'No network, kept on this device',
    noNetwork: 'No network',
    savedOffline: 'No network, saved at {{time}}',
    savedOnOffline: 'No network, saved {{time}}',
    kept: 'Kept on this device, will be sent soon',
    unkept: 'Not saved yet: do not close this page',
    tooLarge: 'Too large to save, kept on this device only',
    refused: 'Not saved',
    stale: 'There is a newer version on another device',
  },
  notLoaded: 'The editor didn’t load. Your work hasn’t changed. Check the network, then try again.',
  notStarted: 'The editor didn’t open. Your work hasn’t changed. Try again.',
  unopened: {
    earlier: 'The newest version can’t be opened. Try again, or open an earlier version.',
    only: 'This project can’t be opened. Try again. If it still doesn’t open, ask for help.',
    changes:
      'Your latest changes can’t be opened, but they are kept. Try again, or open an earlier version.',
    changesOnly:
      'Your latest changes can’t be opened, but they are kept. Try again. If they still don’t open, ask for help.',
    unkept:
      'Your latest changes can’t be opened and aren’t saved yet. Don’t close this page; try again.',
    missing: 'The file of this version can’t be loaded. Check the network, then try again.',
    refused: 'The editor can’t open this version. Choose another one.',
  },
  playsOnly: {
    why: 'Building with blocks needs a wider screen. Here you can play your project.',
    where: 'To build, open it on a computer or a tablet. On a small tablet, turn it on its side.',
  },
  elsewhere: {
    title: 'This project is open in another tab',
    text: 'So that no change is lost, it can be edited in one tab at a time.',
    unkept:
      'The other tab has changes that could not be saved yet. Go there first, and save them or download the file.',
    takeOver: 'Continue here',
  },
  unread:
    'This device may have newer changes of this project, but cannot read them just now. So that they are not lost, the project is not opened. Try again; if that does not help, close the browser and open it again.',
  damaged: {
    title: 'This device cannot read your newest changes',
    text: 'Some changes of this project were not sent yet. They may be damaged, and cannot be read just now. They stay on this device, and nothing is deleted. Try again, or open the saved version and go on from there: what you change then is kept as always. If your changes can be read again later, you will see them again.',
    again: 'Try again',
    openSaved: 'Open the saved version',
  },
  nothing: {
    template: 'This task has no template',
    templateHint: 'It may have been withdrawn.',
    away: 'This task’s template isn’t on this device yet',
    awayHint: 'Go online to begin it.',
    copy: 'This is not a Scratch project',
    copyHint: 'Only Scratch projects can be remixed.',
    home: 'Go to the start page',
  },
  keptHere: 'Kept on this device. It will be sent as soon as you are online.',
  keptHereOnly: 'Kept on this device only. Open it again to decide what to do.',
  lost: {
    title: 'Your project is not saved yet',
    text: 'This device has no room for it, and the server cannot be reached. If you leave now, your last changes are gone. You can download the project as a file first.',
    refused:
      'This device has no room for it, and the server does not take it. If you leave now, your last changes are gone. You can download the project as a file first.',
    signedOut:
      'You have been signed out, and this device has no room for it. If you leave now, your last changes are gone. Download the project as a file first.',
    download: 'Download the file',
    noFile: 'The editor does not answer, so there is no file.',
    again: 'Try again',
    stay: 'Stay',
    leave: 'Leave anyway',
  },
  unsent: {
    title: 'Projects that haven’t been sent yet',
    text: 'They are kept on this device and have not reached the server.',
    open: 'Continue',
    startNew: 'New project',
  },
  stale: {
    title: 'This project was changed elsewhere',
    text: 'Another device has saved a new version meanwhile. Look at both, then decide. Nothing will be lost.',
    mine: 'Mine ({{time}})',
    theirs: 'The saved one ({{time}})',
    asCopy: 'Keep mine as a copy',
    useTheirs: 'Use the saved one',
    onTop: 'Make mine the new version',
    confirmTheirs: 'Your changes on this device will not be kept. Are you sure?',
    noTheirs:
      'The saved version could not be loaded. Nothing was changed, and yours is still here. Check the network and try again, or keep yours as a copy.',
    missing:
      'The saved one can’t be loaded yet. You can compare or use it once it is here. Check the network, then try again.',
    broken: 'The editor can’t open the saved one, so it can’t be used.',
    failed: 'That did not work. Nothing is lost: try again.',
  },
  restoring: {
    restore: 'Restore this version',
    restored: 'Version {{no}} is restored',
    failed: 'Save your changes first.',
    asCopy: 'Open as a copy',
  },
};
