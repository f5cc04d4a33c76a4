/** What the forms of the account tell the dialog or page around them. */
export interface AccountFormProps {
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
  /** Saved, or nothing to save. */
  readonly onDone: () => void;
  /** Closes the dialog around the form; absent on a page. */
  readonly onCancel?: (() => void) | undefined;
}
