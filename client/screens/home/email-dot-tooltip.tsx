import { TooltipProvider, WithTooltip } from "#client/components/ui/tooltip.tsx";

export default function EmailDotTooltip({ text, className }: { text: string; className: string }) {
  return (
    <TooltipProvider>
      <WithTooltip text={text}>
        <button type="button" aria-label={text} className={`${className} cursor-default p-0`} />
      </WithTooltip>
    </TooltipProvider>
  );
}
