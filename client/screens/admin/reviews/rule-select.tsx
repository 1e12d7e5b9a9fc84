import { REVIEW_RULE_CODES, REVIEW_RULE_WORDS } from "#client/components/review/review-rules.ts";
import { fieldClass } from "#client/components/ui/field-class.ts";
import type { ReviewRule } from "#contract/reviews.ts";

interface RuleSelectProps {
  label: string;
  value: ReviewRule;
  onChange: (rule: ReviewRule) => void;
}

/** A select for the rule that a removed review broke. The public ledger names the rule. */
export const RuleSelect = ({ label, value, onChange }: RuleSelectProps) => (
  <select
    value={value}
    onChange={({ target }) => onChange(target.value as ReviewRule)}
    aria-label={label}
    className={`${fieldClass} min-w-0 max-w-full text-sm sm:w-auto`}
  >
    {REVIEW_RULE_CODES.map((code) => (
      <option key={code} value={code}>
        {REVIEW_RULE_WORDS[code].label}
      </option>
    ))}
  </select>
);
