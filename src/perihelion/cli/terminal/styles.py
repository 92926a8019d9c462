"""The style sheet of the table of windows, for narrow and for wide screens.

At 80 by 24 everything stands below each other; from 120 columns on, questions and what happened
move to the right, and the board keeps the 80 columns it has there and gets all the height.
"""

from __future__ import annotations

from typing import Final

WIDE: Final = 120
HIGH: Final = 32
CSS: Final = """
Screen { layout: vertical; background: $background; }
#head { height: 1; background: $primary-background; color: $text; padding: 0 1; }
#table { height: 1fr; layout: vertical; }
Screen.-wide #table { layout: horizontal; }

BoardPane { width: 1fr; height: 1fr; min-height: 6; }
BoardPane #pages { height: 1; padding: 0 1; color: $text-muted; }
BoardPane #scroll { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
BoardPane #drawing { width: auto; height: auto; }

#side { height: auto; max-height: 55%; layout: vertical; }
Screen.-wide #side { width: 33%; min-width: 40; max-width: 60; height: 100%; max-height: 100%;
                     border-left: solid $surface; }
.zoomed #side { display: none; }
.zoomed #log { display: none; }

#log { height: 2; padding: 0 1; color: $text-muted; background: $surface;
       scrollbar-size-vertical: 1; }
Screen.-high #log { height: 4; }
Screen.-wide #log { height: 1fr; min-height: 5; background: $background;
                    border-bottom: solid $surface; }

#where { height: auto; padding: 0 1; text-style: bold; color: $text-accent; }
QuestionPane { height: auto; }
QuestionPane #status { height: auto; padding: 0 1; }
QuestionPane #prompt { height: auto; padding: 0 1; text-style: bold; color: $text-accent; }
QuestionPane #pointed { height: auto; padding: 0 1; color: $text-warning; display: none; }
QuestionPane #typed { height: 1; border: none; padding: 0 1; display: none; }
QuestionPane #ways { height: auto; padding: 0 1; color: $text-muted; display: none; }
QuestionPane #bar { height: 1; padding: 0 1; display: none; }
QuestionPane #about { height: auto; max-height: 7; padding: 0 1; color: $text-muted;
                      display: none; }
Screen.-wide QuestionPane #about { display: block; }
Answers { height: auto; max-height: 7; border: none; padding: 0; background: $background;
          scrollbar-size-vertical: 1; }
Screen.-high Answers { max-height: 10; }
Screen.-wide Answers { max-height: 24; }
Answers:focus { border: none; }

.dialog { align: center middle; }
.dialog > #window { width: 90%; max-width: 100; height: auto; max-height: 100%;
                   border: round $primary; background: $surface; padding: 0 1; }
.dialog #title { text-style: bold; height: auto; }
.dialog #body { height: auto; max-height: 78vh; scrollbar-size-vertical: 1; }
.dialog #hint { color: $text-muted; height: auto; }
.dialog Input { border: tall $primary; }
Curtain { align: center middle; background: $background; }
Curtain #window { width: auto; height: auto; padding: 1 4; border: round $primary; }
Curtain Static { width: auto; }
"""
