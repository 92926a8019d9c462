"""The subcommands of `perihelion`, one module each."""
