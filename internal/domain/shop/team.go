package shop

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

const (
	// invitationLife is how long an invitation can be accepted.
	invitationLife = 7 * 24 * time.Hour
	// MaxTeam is how many members and waiting invitations a shop may have.
	MaxTeam = 20
)

// Refusals of what is done to a team.
var (
	ErrLastOwner = problem.New(problem.Refused, "last_owner", problem.Say(
		"Une boutique garde toujours au moins un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.",
		"A shop always keeps one owner. Give someone else this role first."))
	ErrMember = problem.New(problem.NotFound, "member_not_found", problem.Say(
		"Cette personne ne fait pas partie de l’équipe.", "This person is not in the team."))
	ErrInvitation = problem.New(problem.NotFound, "invalid_invitation", problem.Say(
		"Cette invitation est erronée, a déjà servi ou n’est plus valide. Demandez-en une autre.",
		"This invitation is wrong, was already used or is no longer valid. Ask for another."))
	ErrAlready = problem.New(problem.Refused, "already_member", problem.Say(
		"Cette personne fait déjà partie de l’équipe.", "This person is already in the team."))
	ErrTeamFull = problem.New(problem.Refused, "team_full", problem.Say(
		"Une équipe compte au plus vingt personnes, invitations comprises.",
		"A team has twenty people at most, invitations included."))
)

var textRole = problem.Say("Choisissez un rôle de la liste.", "Choose a role of the list.")

// Member is someone of a shop's team.
type Member struct {
	UserID   string
	Role     Role
	JoinedAt time.Time // zero for those who were there before it was noted
}

// Invitation asks someone to join a shop's team.
type Invitation struct {
	ID, ShopID, Email    string
	Role                 Role
	InvitedBy            string // a user
	CreatedAt, ExpiresAt time.Time
}

// Team lists the members of a shop, those of the longest standing first.
func (s *Service) Team(ctx context.Context, shopID string) ([]Member, error) {
	return listTeam(ctx, s.db, shopID)
}

// Invitations lists those of a shop that wait for an answer, the latest first.
func (s *Service) Invitations(ctx context.Context, shopID string) ([]Invitation, error) {
	return listInvitations(ctx, s.db, shopID, s.now())
}

// InviteIn makes an invitation in the caller's transaction and returns the token that accepts it, which is kept
// nowhere. An earlier one to the same address becomes void.
func (s *Service) InviteIn(ctx context.Context, tx *db.Tx, i Invitation) (token string, made Invitation, err error) {
	i.Email = strings.ToLower(check.Line(i.Email))
	fields := []*problem.Field{check.Required("email", i.Email), check.Email("email", i.Email)}
	if !slices.Contains(Roles, i.Role) {
		fields = append(fields, check.Fail("role", "unknown_role", textRole))
	}
	if err := check.All(fields...); err != nil {
		return "", i, err
	}
	if err := holdTeam(ctx, tx, i.ShopID); err != nil {
		return "", i, err
	}
	now := s.now()
	if err := endInvitationsTo(ctx, tx, i.ShopID, i.Email, now); err != nil {
		return "", i, err
	}
	size, err := teamSize(ctx, tx, i.ShopID, now)
	if err != nil {
		return "", i, err
	}
	if size >= MaxTeam {
		return "", i, ErrTeamFull
	}
	token = rand.Text() + rand.Text()
	i.ID, i.CreatedAt, i.ExpiresAt = db.NewID(), now, now.Add(invitationLife)
	return token, i, insertInvitation(ctx, tx, i, hash(token))
}

func hash(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// InvitationOf finds the invitation of a token that can still be accepted.
func (s *Service) InvitationOf(ctx context.Context, token string) (Invitation, error) {
	return readInvitation(ctx, s.db, hash(token), s.now())
}

// WithdrawIn makes an invitation of a shop void.
func (s *Service) WithdrawIn(ctx context.Context, tx *db.Tx, shopID, id string) (email string, err error) {
	email, err = endInvitation(ctx, tx, shopID, id, s.now())
	if err == nil && email == "" {
		err = ErrInvitation
	}
	return email, err
}

// JoinIn makes a user the member that an invitation asks for. It works once; who is in the team keeps their role.
func (s *Service) JoinIn(ctx context.Context, tx *db.Tx, i Invitation, userID string) error {
	email, err := endInvitation(ctx, tx, i.ShopID, i.ID, s.now())
	if err == nil && email == "" {
		err = ErrInvitation
	}
	if err != nil {
		return err
	}
	joined, err := insertMember(ctx, tx, i.ShopID, Member{UserID: userID, Role: i.Role, JoinedAt: s.now()})
	if err == nil && !joined {
		err = ErrAlready
	}
	return err
}

// SetRoleIn gives a member another role. The last owner stays one.
func (s *Service) SetRoleIn(ctx context.Context, tx *db.Tx, shopID, userID string, role Role) (was Role, err error) {
	if !slices.Contains(Roles, role) {
		return "", check.Refuse(*check.Fail("role", "unknown_role", textRole))
	}
	return s.changeMember(ctx, tx, shopID, userID, func() (int64, error) {
		return updateRole(ctx, tx, shopID, userID, role)
	})
}

// RemoveMemberIn takes someone out of a team. The last owner stays.
func (s *Service) RemoveMemberIn(ctx context.Context, tx *db.Tx, shopID, userID string) (was Role, err error) {
	return s.changeMember(ctx, tx, shopID, userID, func() (int64, error) {
		return deleteMember(ctx, tx, shopID, userID)
	})
}

// changeMember makes a guarded change; one that touches no member is refused.
func (s *Service) changeMember(ctx context.Context, tx *db.Tx, shopID, userID string, change func() (int64, error)) (
	was Role, err error) {
	if err := holdTeam(ctx, tx, shopID); err != nil {
		return "", err
	}
	was, err = roleOf(ctx, tx, shopID, userID)
	if err != nil {
		return "", err
	}
	if was == "" {
		return "", ErrMember
	}
	changed, err := change()
	if err == nil && changed == 0 {
		err = ErrLastOwner
	}
	return was, err
}

// Forget takes a user who closes their account out of every team. It fails with [ErrLastOwner] for who owns a shop.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID, email string) error {
	owner, err := ownsAny(ctx, tx, userID)
	if err != nil {
		return err
	}
	if owner {
		return ErrLastOwner
	}
	return forgetMember(ctx, tx, userID, email)
}

// Membership is a shop that someone works for, as they may read it of themselves.
type Membership struct {
	ShopID   string     `json:"shopId"`
	Shop     string     `json:"shop"`
	Role     Role       `json:"role"`
	JoinedAt *time.Time `json:"joinedAt"`
}

// Export is what teams hold of a user.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	return listMemberships(ctx, s.db, userID)
}
