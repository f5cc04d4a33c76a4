import { useEffect, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value past React, so that React takes the event that follows for a change. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const isTyped = ({ type, value, defaultValue }: Field): boolean =>
  value !== defaultValue && type !== 'checkbox' && type !== 'radio';

/** The caret, or what is selected; of the field with the focus only, since Safari moves the focus along. */
function selectionIn(field: Field) {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  const isHere = field === document.activeElement && start !== null && end !== null;
  return isHere ? ([start, end, direction ?? 'none'] as const) : undefined;
}

/**
 * What was typed into a drawn form, before there was anybody to hear it. Read at once, because React empties fields
 * that it does not know of when it renders next; told after the commit, during which React hears no event.
 */
function takeTyped(): void {
  const typed = [...document.querySelectorAll<Field>('input, textarea')]
    .filter(isTyped)
    .map((field) => ({ field, value: field.value, selected: selectionIn(field) }));
  queueMicrotask(() => {
    tellFocus();
    for (const { field, value, selected } of typed) {
      field.value = field.defaultValue;
      setValue(field, value);
      if (selected) field.setSelectionRange(...selected);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** The field that is typed into got the focus before there was anybody to hear it. */
const tellFocus = (): unknown =>
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/** What was done meanwhile; `shared/site/first-script.ts` keeps it. */
interface Done {
  readonly sentForm?: HTMLFormElement;
  /** The name of the button: that of a home is another element now. */
  readonly pressedButton?: string;
}

function press(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')];
  buttons.find((each) => (each.getAttribute('aria-label') || each.textContent) === name)?.click();
}

function comeAlive(): void {
  const html = document.documentElement;
  html.dataset['alive'] = '';
  delete html.dataset['hidden'];
  takeTyped();
}

function doWhatWaits(): void {
  const { sentForm, pressedButton }: HTMLElement & Done = document.documentElement;
  // After React has rendered with what was typed.
  if (sentForm) setTimeout(() => sentForm.requestSubmit());
  if (pressedButton) setTimeout(press, 0, pressedButton);
}

/** Takes the page over from the document, once its components listen. */
export function Alive() {
  useLayoutEffect(comeAlive, []);
  // After the effects of the page: a form has said by then what it knows itself, such as the country.
  useEffect(doWhatWaits, []);
  return null;
}
