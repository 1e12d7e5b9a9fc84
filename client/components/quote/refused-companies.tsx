/** The server's reason for refusing a selected company, for example because it has paused requests since it was selected. */
export const RefusedCompanies = ({ reason }: { reason: string | undefined }) =>
  reason && (
    <p role="alert" className="flex items-start gap-1.5 font-semibold text-stop">
      <span aria-hidden="true">▲</span>
      <span className="min-w-0 wrap-anywhere">{reason}</span>
    </p>
  );
