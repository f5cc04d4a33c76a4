import { useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value past React, so that React takes the event that follows for a change. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const isTyped = ({ type, value, defaultValue }: Field): boolean =>
  value !== defaultValue && type !== 'checkbox' && type !== 'radio';

/**
 * What was typed into a drawn form, before there was anybody to hear it. Read at once, because React empties fields
 * that it does not know of when it renders next; told after the commit, during which React hears no event.
 */
function takeTyped(): void {
  const typed = [...document.querySelectorAll<Field>('input, textarea')]
    .filter(isTyped)
    .map((field) => ({ field, value: field.value, caret: field.selectionStart }));
  queueMicrotask(() => {
    for (const { field, value, caret } of typed) {
      field.value = field.defaultValue;
      setValue(field, value);
      if (caret !== null) field.setSelectionRange(caret, caret);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

/** What was done meanwhile; `shared/first-script.ts` keeps it. */
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
  const html: HTMLElement & Done = document.documentElement;
  html.dataset['alive'] = '';
  delete html.dataset['hidden'];
  takeTyped();
  const { sentForm, pressedButton } = html;
  // After React has rendered with what was typed.
  if (sentForm) setTimeout(() => sentForm.requestSubmit());
  if (pressedButton) setTimeout(press, 0, pressedButton);
}

/** Takes the page over from the document, once its components listen. */
export function Alive() {
  useLayoutEffect(comeAlive, []);
  return null;
}
