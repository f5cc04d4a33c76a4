/** What is known so far: whose password, the phone to send to, the proof that it is theirs. */
export interface Recovery {
  readonly username: string;
  readonly phone?: string;
  readonly proof?: string;
  readonly changed?: boolean;
}
