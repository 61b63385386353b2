package seller

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/web"
)

// teamRoutes registers the calls about who runs a shop, and those of someone who was invited.
func (s *Service) teamRoutes(api huma.API) {
	const team = "/seller/shops/{shopId}/team"
	tag, tries := web.Tag("Seller: team"), web.Limit("seller-invitations", 60, time.Minute)
	web.Get(api, team, "The team of a shop, its waiting invitations, and who may do what", s.getTeam, tag)
	web.Post(api, team+"/invitations", "Invite someone to the team", s.postInvitation, tag,
		web.Status(http.StatusCreated), web.Limit("seller-invite", 30, time.Hour))
	gone := func(method, path, summary string) huma.Operation {
		return huma.Operation{Method: method, Path: path, Summary: summary, DefaultStatus: http.StatusNoContent}
	}
	web.Route(api, gone(http.MethodDelete, team+"/invitations/{invitationId}", "Withdraw an invitation"),
		s.deleteInvitation, tag)
	web.Route(api, gone(http.MethodPatch, team+"/members/{memberId}", "Change a role"), s.patchMember, tag)
	web.Route(api, gone(http.MethodDelete, team+"/members/{memberId}", "Remove someone from the team"),
		s.deleteMember, tag)
	web.Route(api, gone(http.MethodDelete, "/seller/shops/{shopId}/membership", "Leave the team"),
		s.deleteMembership, tag)

	web.Get(api, "/seller/shops/{shopId}/journal", "What was changed in a shop and by whom, the latest first",
		s.getJournal, tag)

	const invitation = "/seller/invitations/{invitationToken}"
	web.Get(api, invitation, "An invitation to a shop's team", s.getInvitation, tag, tries)
	web.Post(api, invitation+"/account", "Open the account of an invited person", s.postAccount, tag, tries,
		web.Status(http.StatusCreated))
	web.Post(api, invitation+"/accept", "Accept an invitation", s.postAccept, tag, tries)
}

// TeamMember is someone of a shop's team.
type TeamMember struct {
	UserID   string     `json:"userId"`
	Name     string     `json:"name"`
	Email    string     `json:"email"`
	Role     shop.Role  `json:"role" enum:"owner,catalogue,orders"`
	JoinedAt *time.Time `json:"joinedAt" doc:"Null for those who were there before it was noted"`
}

// TeamInvitation is one that waits for its answer.
type TeamInvitation struct {
	ID        string    `json:"id"`
	Email     string    `json:"email"`
	Role      shop.Role `json:"role" enum:"owner,catalogue,orders"`
	CreatedAt time.Time `json:"createdAt"`
	ExpiresAt time.Time `json:"expiresAt"`
}

// Team is who runs a shop, who is invited to, and who may do what.
type Team struct {
	Members     []TeamMember     `json:"members" nullable:"false"`
	Invitations []TeamInvitation `json:"invitations" nullable:"false"`
	Rights      []shop.RightLine `json:"rights" nullable:"false"`
}

func (s *Service) getTeam(ctx context.Context, in *ShopPath) (*struct{ Body Team }, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	members, err := s.members(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	waiting, err := s.Shops.Invitations(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	team := Team{Members: members, Invitations: []TeamInvitation{}, Rights: shop.RightsTable()}
	for _, i := range waiting {
		team.Invitations = append(team.Invitations, invitationWire(i))
	}
	return &struct{ Body Team }{team}, nil
}

// members are those of a team who did not close their account.
func (s *Service) members(ctx context.Context, shopID string) ([]TeamMember, error) {
	team, err := s.Shops.Team(ctx, shopID)
	if err != nil {
		return nil, err
	}
	list := []TeamMember{}
	for _, m := range team {
		who, err := s.Accounts.ByID(ctx, m.UserID)
		if errors.Is(err, account.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		list = append(list, TeamMember{UserID: m.UserID, Name: who.FirstName + " " + who.LastName, Email: who.Email,
			Role: m.Role, JoinedAt: web.Moment(m.JoinedAt)})
	}
	return list, nil
}

func invitationWire(i shop.Invitation) TeamInvitation {
	return TeamInvitation{ID: i.ID, Email: i.Email, Role: i.Role, CreatedAt: i.CreatedAt, ExpiresAt: i.ExpiresAt}
}

func (s *Service) postInvitation(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		Email string    `json:"email" maxLength:"254"`
		Role  shop.Role `json:"role" enum:"owner,catalogue,orders"`
	}
}) (*struct{ Body TeamInvitation }, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	made, err := s.Invite(ctx, userID, in.ShopID, in.Body.Email, in.Body.Role)
	if err != nil {
		return nil, err
	}
	return &struct{ Body TeamInvitation }{invitationWire(made)}, nil
}

func (s *Service) deleteInvitation(ctx context.Context, in *struct {
	ShopPath
	ID string `path:"invitationId" maxLength:"64"`
}) (*struct{}, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	return nil, s.Withdraw(ctx, in.ShopID, in.ID)
}

// MemberPath names someone of a shop's team in the path of a call.
type MemberPath struct {
	ShopPath
	MemberID string `path:"memberId" maxLength:"64"`
}

func (s *Service) patchMember(ctx context.Context, in *struct {
	MemberPath
	Body struct {
		Role shop.Role `json:"role" enum:"owner,catalogue,orders"`
	}
}) (*struct{}, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	return nil, s.SetRole(ctx, in.ShopID, in.MemberID, in.Body.Role)
}

func (s *Service) deleteMember(ctx context.Context, in *MemberPath) (*struct{}, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	return nil, s.RemoveMember(ctx, in.ShopID, in.MemberID)
}

func (s *Service) deleteMembership(ctx context.Context, in *ShopPath) (*struct{}, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return nil, s.RemoveMember(ctx, in.ShopID, userID)
}

type journalOutput struct {
	Body struct {
		Data []shop.Noted `json:"data" nullable:"false"`
		Next string       `json:"next" doc:"Give it as before to read on; empty at the end"`
	}
}

func (s *Service) getJournal(ctx context.Context, in *struct {
	ShopPath
	Person string `query:"person" maxLength:"64" doc:"A user"`
	Kind   string `query:"kind" enum:"product,parcel,order,return,shop,team,money,promotion" doc:"Of what was changed"`
	Before string `query:"before" maxLength:"64" doc:"The next of the page before"`
}) (*journalOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	lines, next, err := s.Shops.Journal(ctx, in.ShopID, shop.JournalFilter{UserID: in.Person, Kind: in.Kind,
		Before: in.Before})
	out := &journalOutput{}
	out.Body.Data, out.Body.Next = web.List(lines), next
	return out, err
}

// InvitationPath names an invitation by the token of its letter.
type InvitationPath struct {
	Token string `path:"invitationToken" maxLength:"100"`
}

type invitedOutput struct {
	Body struct {
		Shop       string    `json:"shop" doc:"Its name"`
		Email      string    `json:"email"`
		Role       shop.Role `json:"role" enum:"owner,catalogue,orders"`
		HasAccount bool      `json:"hasAccount"`
	}
}

func (s *Service) getInvitation(ctx context.Context, in *InvitationPath) (*invitedOutput, error) {
	i, err := s.Shops.InvitationOf(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	of, err := s.Shops.ByID(ctx, i.ShopID)
	if err != nil {
		return nil, err
	}
	out := &invitedOutput{}
	out.Body.Shop, out.Body.Email, out.Body.Role = of.Name, i.Email, i.Role
	_, err = s.Accounts.ByEmail(ctx, i.Email)
	out.Body.HasAccount = err == nil
	if errors.Is(err, account.ErrNotFound) {
		err = nil
	}
	return out, err
}

// postAccount opens an account without a letter to confirm it: having the link proves the e-mail.
func (s *Service) postAccount(ctx context.Context, in *struct {
	InvitationPath
	Body struct {
		FirstName string `json:"firstName" maxLength:"200"`
		LastName  string `json:"lastName" maxLength:"200"`
		Password  string `json:"password" maxLength:"200"`
	}
}) (*struct{}, error) {
	i, err := s.Shops.InvitationOf(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	return nil, s.Accounts.OpenInvited(ctx, i.Email, in.Body.FirstName, in.Body.LastName, in.Body.Password)
}

func (s *Service) postAccept(ctx context.Context, in *InvitationPath) (*struct {
	Body struct {
		ShopID string `json:"shopId"`
	}
}, error) {
	shopID, err := s.Join(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	out := &struct {
		Body struct {
			ShopID string `json:"shopId"`
		}
	}{}
	out.Body.ShopID = shopID
	return out, nil
}
