import type { ReactNode } from "react";
import type { PartFieldsProps } from "./part-form.ts";

interface TickFieldProps extends Pick<PartFieldsProps, "values"> {
  name: string;
  className?: string;
  children: ReactNode;
}

export const TickField = ({ values, name, className = "", children }: TickFieldProps) => (
  <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
    <input
      type="checkbox"
      name={name}
      defaultChecked={values[name] !== undefined}
      className="size-6 shrink-0 accent-ink"
    />
    <span>{children}</span>
  </label>
);
