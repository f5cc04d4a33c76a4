import { FirstStepsCard } from './FirstStepsCard.tsx';
import { StaffGreeting } from './greeting.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { IncludedCard } from './IncludedCard.tsx';
import { LowHoursCard } from './LowHoursCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SchoolFiguresCard } from './SchoolFiguresCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { ToReviewCard } from './ToReviewCard.tsx';
import { WorksToDoCard } from './WorksToDoCard.tsx';

/** Home of principals and teachers. */
export default function StaffHomePage() {
  return (
    <>
      <StaffGreeting />
      <HomeColumns
        main={
          <>
            <FirstStepsCard />
            <TodayCard />
            <ToReviewCard />
            <WorksToDoCard />
            <LowHoursCard />
            <SchoolFiguresCard />
            <NoticesCard />
            <IncludedCard />
          </>
        }
        side={
          <>
            <SubscriptionCard />
            <ProfileCard />
          </>
        }
      />
    </>
  );
}
