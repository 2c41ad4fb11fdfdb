/** The drawings of Sigismundus Augustus. */
import { lay } from "../../design/drawings";
import iconsAddress from "./art/icons.svg?url";
import tableAddress from "./art/table.svg?url";

void lay(iconsAddress);
void lay(tableAddress);
