import { shortDay } from "#client/components/job/earliest-day.ts";
import { addDays, longWeekday, todayInLondon } from "#contract/dates.ts";
import { formatPounds, toPence, toPounds } from "#contract/text/pounds.ts";
import { PressForm } from "./press-form.tsx";
import type { ProblemsProps } from "./problems.tsx";

/** The customer's wish to keep the skip longer, until it is agreed. After a no, what the customer does next. */
export function KeepWish(props: ProblemsProps) {
  const { hire, reader, reference } = props;
  const { keep, can, endsOn, extraWeek, stage } = hire;
  if (!keep || keep.agreed || stage === "collected") return null;
  if (keep.agreed === false) return <NotKept {...props} />;
  const week = extraWeek && formatPounds(toPounds(keep.weeks * toPence(extraWeek)));
  const price = keep.price ? formatPounds(keep.price) : week;
  const until = endsOn && addDays(endsOn, keep.weeks * 7);
  const terms = (day: (date: string) => string) => {
    const said = [price, until && `until ${day(until)}`].filter(Boolean).join(", ");
    return said && `: ${said}`;
  };
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        {reader === "customer" ? "You asked" : "The customer asked"} to keep it{" "}
        {keep.weeks === 1 ? "a week" : `${keep.weeks} weeks`} longer ({reference}-{keep.number})
        {terms(longWeekday)}. {keep.price ? <PriceState {...props} price={keep.price} /> : notAnswered(props)}
      </p>
      {can.includes("keep-reply") && (
        <PressForm
          {...props}
          press="keep-reply"
          variant="primary"
          hidden={{ number: keep.number }}
          label={`Yes, it can stay${terms(shortDay)}`}
          isWithoutFields={extraWeek !== null}
        />
      )}
      {can.includes("keep-price") && (
        <PressForm
          {...props}
          press="keep-price"
          variant="primary"
          hidden={{ number: keep.number, amount: keep.price ?? "" }}
          label={`Agree to ${price}`}
        />
      )}
    </div>
  );
}

const notAnswered = ({ reader, other }: ProblemsProps) =>
  reader === "company" ? null : `${other} has not answered yet.`;

function PriceState({ reader, other, hire: { endsOn }, price }: ProblemsProps & { price: string }) {
  const named = `${reader === "company" ? "You" : other} named the price of ${formatPounds(price)}.`;
  if (reader === "customer")
    return `${named} It counts once you agree.${endsOn ? ` Until then the last day is ${longWeekday(endsOn)}.` : ""}`;
  return `${named} The customer has not agreed to it yet.`;
}

function NotKept({ hire: { keep, visit, endsOn }, reader, other }: ProblemsProps) {
  if (reader !== "customer" || visit || !endsOn) return null;
  const by = endsOn < todayInLondon() ? "now" : `by ${longWeekday(endsOn)}`;
  const why = keep?.price
    ? `You did not agree to ${formatPounds(keep.price)}`
    : `${other} can't leave it longer`;
  return (
    <p className="font-semibold wrap-anywhere">
      {why}: ask for the collection {by}.
    </p>
  );
}
