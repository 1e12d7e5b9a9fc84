import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { todayInLondon } from "#contract/dates.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { HIRE_DURATIONS, QUOTE_SKIP_SIZES } from "#contract/options.ts";
import type { QuoteInput, QuoteOutput } from "./quote-form.tsx";

export function QuoteFields({ form }: { form: UseFormReturn<QuoteInput, unknown, QuoteOutput> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="display mb-4 text-xl">Your details</legend>
        <TextField
          label="Full Name"
          required
          autoComplete="name"
          className="sm:col-span-2"
          error={errors.name?.message}
          {...register("name")}
        />
        <TextField
          label="Email Address"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="Phone Number"
          required
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register("phone")}
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="display mb-4 text-xl">The skip</legend>
        <SelectField
          label="Skip Size"
          required
          prompt="Select skip size"
          options={QUOTE_SKIP_SIZES}
          error={errors.skipSize?.message}
          {...register("skipSize")}
        />
        <TextField
          label="Type of Waste"
          required
          placeholder="For example: soil and bricks"
          error={errors.wasteType?.message}
          {...register("wasteType")}
        />
        <TextField
          label="Hire Date"
          required
          type="date"
          min={todayInLondon()}
          error={errors.hireDate?.message}
          {...register("hireDate")}
        />
        <SelectField
          label="Hire Duration"
          required
          prompt="Select hire duration"
          options={HIRE_DURATIONS}
          error={errors.hireDuration?.message}
          {...register("hireDuration")}
        />
        <TextAreaField
          label="Additional Information"
          className="sm:col-span-2"
          error={errors.additionalInfo?.message}
          {...register("additionalInfo")}
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="display mb-4 text-xl">Where</legend>
        <TextField
          label="Location"
          required
          placeholder="Enter postcode or town"
          autoComplete="postal-code"
          error={errors.location?.message}
          {...register("location")}
        />
        <TextField
          label="Search radius (km)"
          type="number"
          inputMode="numeric"
          min={QUOTE_MIN_RADIUS_KM}
          max={QUOTE_MAX_RADIUS_KM}
          error={errors.radius?.message}
          {...register("radius", { valueAsNumber: true })}
        />
      </fieldset>
    </>
  );
}
