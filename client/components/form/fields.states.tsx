import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { FieldGroup, SelectField, SubmitButton, TextAreaField, TextField } from "./fields.tsx";

const SIZES = [
  { value: "small", label: "Small (2 to 3 yards)" },
  { value: "large", label: "Large (8 to 12 yards)" },
];

export const states: States = {
  "text, empty": <TextField label="Full Name" required />,
  "text with a hint": <TextField label="Postcode" hint="Where the skip will stand" defaultValue="LS1 1UR" />,
  "text with an error": (
    <TextField label="Email Address" required error="Enter your email address" defaultValue="ann" />
  ),
  "text with a question": (
    <TextField label="Phone Number" required question="Is this phone number right?" defaultValue="0113 496" />
  ),
  "text, long": <TextField label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} defaultValue={LONG_WORD} />,
  "text area, empty": <TextAreaField label="Message" />,
  "text area with an error": <TextAreaField label="Message" required error="Enter a message" />,
  "text area, long": <TextAreaField label="Message" defaultValue={LONG_TEXT} />,
  "select with a prompt": <SelectField label="Skip Size" options={SIZES} prompt="Choose a size" required />,
  "select with an error": <SelectField label="Skip Size" options={SIZES} error="Choose a size" />,
  "select, long": <SelectField label="Skip Size" options={[{ value: "long", label: LONG_WORD }]} />,
  "group with a long title": (
    <FieldGroup title={LONG_TEXT}>
      <TextField label="Location" required />
      <TextField label="Search radius (km)" type="number" />
    </FieldGroup>
  ),
  "button, busy": <SubmitButton aria-disabled={true}>Sending...</SubmitButton>,
  "button, quiet and small": (
    <SubmitButton variant="quiet" size="small" intent="keep">
      Keep it
    </SubmitButton>
  ),
  "button, long": <SubmitButton>{LONG_TEXT}</SubmitButton>,
};
