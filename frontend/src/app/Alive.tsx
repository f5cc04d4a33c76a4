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

/** The form that was sent meanwhile; `shared/first-script.ts` keeps it. */
type WithSentForm = HTMLElement & { sentForm?: HTMLFormElement };

function comeAlive(): void {
  const html: WithSentForm = document.documentElement;
  html.dataset['alive'] = '';
  delete html.dataset['hidden'];
  takeTyped();
  const { sentForm } = html;
  // After React has rendered with what was typed.
  if (sentForm) setTimeout(() => sentForm.requestSubmit());
}

/** Takes the page over from the document, once its components listen. */
export function Alive() {
  useLayoutEffect(comeAlive, []);
  return null;
}
