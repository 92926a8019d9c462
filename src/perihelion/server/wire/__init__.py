"""What goes in and out over HTTP and WebSocket, beyond the structs of the kernel.

Requests refuse unknown fields, so a slip of the pen is an error and not a silence. Every struct
that is named here is in `perihelion schema`, and so in the types of the page.
"""

from perihelion.server.wire.analysis import (
    AtMoment,
    Choice,
    CoachAnswer,
    Coaching,
    CoachNote,
    Drawn,
    Evaluation,
    FairChance,
    Guidance,
    Hint,
    Judged,
    Luck,
    Slip,
    Thought,
    ThoughtStep,
    Views,
    Why,
)
from perihelion.server.wire.basics import (
    SCOPES,
    Nonce,
    Ply,
    Problems,
    Scope,
    SeatNumber,
    Status,
    plain,
)
from perihelion.server.wire.campaigns import (
    CampaignAttempt,
    CampaignInfo,
    CampaignLevel,
    MyCampaign,
    NewCampaign,
    PlayLevel,
)
from perihelion.server.wire.data_sets import (
    AskComparison,
    ChangeSet,
    CheckSet,
    DataSet,
    ForkSet,
    MatchSet,
    NewSet,
    NewVersion,
    SetChange,
    SetCheck,
    SetComparison,
    SetFiles,
    SetPart,
    SetPreview,
    SetVersion,
    Sharing,
    ShippedSet,
    ToldComparison,
)
from perihelion.server.wire.lessons import (
    KeepGuide,
    LessonInfo,
    LessonMove,
    LessonProgress,
    LessonStep,
    MyGame,
    MyLesson,
)
from perihelion.server.wire.live import (
    ActMessage,
    ChatLine,
    ChatNews,
    EyesMessage,
    Message,
    News,
    PingMessage,
    Pong,
    Present,
    PresentNews,
    ProblemNews,
    Say,
    SayMessage,
    TableNews,
    UpdateNews,
)
from perihelion.server.wire.matches import (
    AtPly,
    Begun,
    Clocks,
    Consent,
    Do,
    TakeBack,
    UndoRequest,
    Update,
)
from perihelion.server.wire.people import (
    Claim,
    Me,
    NewPassword,
    NewToken,
    Preferences,
    Rename,
    Session,
    SignIn,
    Token,
    TokenMade,
)
from perihelion.server.wire.puzzles import (
    MyPuzzle,
    MyPuzzles,
    PuzzleInfo,
    PuzzleStep,
    PuzzleTry,
    SolvePuzzle,
)
from perihelion.server.wire.service_info import (
    Elements,
    ElementWords,
    GameInfo,
    GameLayout,
    Health,
    HomeNetworkState,
)
from perihelion.server.wire.tables import (
    Clock,
    Fork,
    GiveNonce,
    House,
    NewTable,
    Page,
    Play,
    Seat,
    SeatAsked,
    Sit,
    Table,
    Upgrade,
    WhichSeat,
)
