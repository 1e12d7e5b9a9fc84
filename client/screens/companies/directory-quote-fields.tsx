import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { useFieldProps } from "#client/components/form/posted-form.ts";
import { DIRECTORY_SKIP_SIZES, HIRE_LENGTHS, WASTE_TYPES } from "#contract/options.ts";
import type { DirectoryQuoteForm } from "#contract/quote-form.ts";

interface DirectoryQuoteFieldsProps {
  form: UseFormReturn<DirectoryQuoteForm>;
  questions: Questions;
}

/** The inputs of the directory's quote form. */
export function DirectoryQuoteFields({ form, questions }: DirectoryQuoteFieldsProps) {
  const field = useFieldProps(form, { questions });
  return (
    <>
      <TextField label="Full Name" required autoComplete="name" {...field("name")} />
      <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
      <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
      <TextField label="Location" required autoComplete="postal-code" {...field("location")} />
      <SelectField
        label="Type of Waste"
        required
        prompt="Select waste type"
        options={WASTE_TYPES}
        {...field("wasteType")}
      />
      <SelectField
        label="Skip Size"
        required
        prompt="Select skip size"
        options={DIRECTORY_SKIP_SIZES}
        {...field("skipSize")}
      />
      <SelectField
        label="Hire Length"
        required
        prompt="Select hire length"
        options={HIRE_LENGTHS}
        {...field("hireLength")}
      />
      <TextAreaField label="Additional Information" className="sm:col-span-2" {...field("additionalInfo")} />
    </>
  );
}
