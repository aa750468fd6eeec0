# find_package(Sudokit CONFIG) defines
#
#   Sudokit::sudokit   the library
#   Sudokit::static    the same as a static library
#   Sudokit::solve     the small library, which only solves and counts, if it is installed
#
# `cargo xtask capi` fills in what stands between @.

get_filename_component(_sudokit_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

function(_sudokit_library target kind file)
  if(TARGET "${target}" OR NOT EXISTS "${_sudokit_prefix}/lib/${file}")
    return()
  endif()
  add_library("${target}" ${kind} IMPORTED)
  set_target_properties("${target}" PROPERTIES
    IMPORTED_LOCATION "${_sudokit_prefix}/lib/${file}"
    INTERFACE_INCLUDE_DIRECTORIES "${_sudokit_prefix}/include")
  # The libraries of the system.
  if(kind STREQUAL "STATIC")
    set_target_properties("${target}" PROPERTIES INTERFACE_LINK_LIBRARIES "@private@")
  endif()
endfunction()

_sudokit_library(Sudokit::sudokit SHARED libsudokit.@ending@)
_sudokit_library(Sudokit::static STATIC libsudokit.a)
_sudokit_library(Sudokit::solve SHARED libsudokit-solve.@ending@)
unset(_sudokit_prefix)
