import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import Stack from '@mui/material/Stack';
import type { Question } from '#shared/forms/questions.ts';
import { copyOf, type DraftFault } from './form-draft.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { useFaultText } from './use-fault-text.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly fault: DraftFault | undefined;
  readonly onChange: (questions: readonly Question[]) => void;
}

function moved(questions: readonly Question[], at: number, by: 1 | -1): Question[] {
  const all = [...questions];
  all.splice(at + by, 0, ...all.splice(at, 1));
  return all;
}

/** The questions of a form in their order, which is changed by dragging them or with their buttons. */
export function QuestionList({ questions, fault, onChange }: Props) {
  const faultText = useFaultText();
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (!event.canceled) onChange(move([...questions], event));
      }}
    >
      <Stack spacing={2}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={at}
            questions={questions}
            error={
              fault?.where === 'questions' && fault.question === question.id
                ? faultText(fault)
                : undefined
            }
            onChange={(changes) =>
              onChange(
                questions.map((each) => (each === question ? { ...each, ...changes } : each)),
              )
            }
            onMove={(by) => onChange(moved(questions, at, by))}
            onCopy={() => onChange(questions.toSpliced(at + 1, 0, copyOf(question)))}
            onRemove={() => onChange(questions.toSpliced(at, 1))}
          />
        ))}
      </Stack>
    </DragDropProvider>
  );
}
