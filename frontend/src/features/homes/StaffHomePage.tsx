import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { StaffGreeting } from './greeting.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { IncludedCard } from './IncludedCard.tsx';
import { NewWorksCard } from './NewWorksCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { QuickActionsCard } from './QuickActionsCard.tsx';
import { SchoolFiguresCard } from './SchoolFiguresCard.tsx';
import { PrincipalFigures, TeacherFigures } from './StaffFigures.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { WAITING_CARDS } from './waiting-cards.generated.ts';

const WAITING = WAITING_CARDS.toSorted((one, other) => one.order - other.order);

/** Home of principals and teachers: figures, then today, then what waits for them. Licences concern principals only. */
export default function StaffHomePage() {
  const isPrincipal = useSignedIn().role === ROLE.principal;
  return (
    <>
      <StaffGreeting />
      {isPrincipal ? <PrincipalFigures /> : <TeacherFigures />}
      <HomeColumns
        main={
          <>
            {isPrincipal && <FirstStepsCard />}
            <TodayCard />
            {WAITING.map(({ order, Card }) => (
              <Card key={order} />
            ))}
            <NewWorksCard />
          </>
        }
        side={
          <>
            <QuickActionsCard />
            <NoticesCard />
            {isPrincipal && <SchoolFiguresCard />}
            {isPrincipal && <SubscriptionCard />}
            {isPrincipal && <IncludedCard />}
            {!isPrincipal && <ProfileCard />}
          </>
        }
      />
    </>
  );
}
